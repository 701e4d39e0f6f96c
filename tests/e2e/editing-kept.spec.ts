import { expect, test } from '#tests/support/browser.ts'
import { editing, fieldOf, openText, textOf } from '#tests/support/edit-mode.ts'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { reload } from '#tests/support/open-page.ts'
import { type Site, startSite } from '#tests/support/site.ts'

test('[T04] going to another page with unsaved words asks first', async ({ page, site }) => {
  await editing(page, site, '/en/about')
  const field = await openText(page, 'about.title')
  await field.fill('Unsaved')
  await page.locator('.site-header a[href="/en/shop"]').first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Your changes are not saved')
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL(/\/about$/u)
  await expect(field).toHaveValue('Unsaved')
  await page.getByRole('switch').click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep editing' }).click()
  await page.locator('.site-header a[href="/en/shop"]').first().click()
  await dialog.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/shop$/u)
})

test('[T01] a page that is loaded again has the words that were being typed', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/farms')
  const field = await openText(page, 'farms.title')
  await field.fill('<bread> is half a sentence')
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  await expect(fieldOf(page)).toHaveValue('<bread> is half a sentence')
})

test('[T01] whoever may no longer save is told that their words are kept, and can copy them', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/about')
  const field = await openText(page, 'about.title')
  await field.fill('Written by an editor')
  await site.database.execute(`update admins set role = 'viewer' where role = 'editor'`)
  await field.press('Enter')
  await expect(page.locator('.edit-told')).toHaveText(
    'You may no longer save here. Your text is kept: copy it from the field, and ask an owner to give you access again.',
  )
  await expect(field).toHaveValue('Written by an editor')
  await expect(field).toBeEditable()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await field.press('Control+a')
  await expect(field).toHaveValue('Written by an editor')
})

for (const [name, lost] of [
  ['viewer', `role = 'viewer'`],
  ['customer', 'is_active = 0'],
])
  test(`[T01] whoever has become a ${name} is shown what they had written, and throws it away themself`, async ({
    page,
    site,
  }) => {
    await editing(page, site, '/en/farms')
    const field = await openText(page, 'farms.title')
    await field.fill('<bread> is half a sentence')
    await site.database.execute(`update admins set ${lost} where role = 'editor'`)
    page.on('dialog', (dialog) => void dialog.accept())
    await reload(page)
    const left = page.getByRole('alertdialog', { name: 'What you wrote was not saved' })
    await expect(left.getByRole('textbox')).toHaveValue('<bread> is half a sentence')
    await left.getByRole('button', { name: 'Close' }).last().click()
    await reload(page)
    await left.getByRole('button', { name: 'Throw it away' }).click()
    await expect(left).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('edit-text'))).toBeNull()
  })

test.describe('with a database that goes away', () => {
  let site: Site
  let proxy: DatabaseProxy
  test.beforeEach(async () => {
    site = await startSite({}, async (url) => {
      proxy = await startDatabaseProxy(url)
      return proxy.url
    })
  })
  test.afterEach(async () => {
    await site.stop()
    await proxy.stop()
  })

  test('[T01] [T05] the editor stays open with its words and says so; the texts that could not be read can be asked for again', async ({
    page,
  }) => {
    await page.clock.install()
    await editing(page, site, '/en/about')
    const field = await openText(page, 'about.title')
    await field.fill('Written in a storm')
    proxy.mode = 'down'
    await field.press('Enter')
    await expect(page.locator('.edit-told')).toBeVisible()
    await expect(field).toHaveValue('Written in a storm')
    proxy.mode = 'pass'
    await page.locator('.edit-actions .btn-primary').click()
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await expect(textOf(page, 'about.title')).toHaveText('Written in a storm')

    await page.route('**/api/admin/content/texts?**', (route) => route.abort())
    await reload(page)
    await passUntil(page, page.getByText('Failed to load page content'), 500)
    await page.unroute('**/api/admin/content/texts?**')
    await page.locator('.edit-failed').getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.edit-failed')).toHaveCount(0)
  })
})
