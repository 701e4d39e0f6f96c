import type { Locator, Page } from '@playwright/test'
import { anotherAdmin } from '#tests/support/another-admin.ts'
import { expect, test } from '#tests/support/browser.ts'
import { newPicture } from '#tests/support/media.ts'
import { open } from '#tests/support/open-page.ts'
import { nextSlug, openMade, save, sheet } from '#tests/support/savings.ts'
import { signedIn } from '#tests/support/signed-in.ts'

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' })

/** Presses it as a keyboard does. */
async function press(control: Locator): Promise<void> {
  await control.focus()
  await control.press('Enter')
}

test.beforeEach(async ({ context, site }) => {
  await signedIn(context, site, { role: 'owner' })
})

test('whoever publishes, plans or takes a page down by the keyboard is on the button that stands there then', async ({
  page,
}) => {
  await openMade(page, nextSlug())
  await press(button(sheet(page), 'Publish'))
  await expect(button(sheet(page), 'Take down')).toBeFocused()
  await press(button(sheet(page), 'Take down'))
  await expect(button(sheet(page), 'Publish')).toBeFocused()
  const plan = button(sheet(page), 'Schedule')
  await press(plan.first())
  await press(plan.last())
  await expect(button(sheet(page), 'Cancel the schedule')).toBeVisible()
  await expect(plan).toBeFocused()
  await press(button(sheet(page), 'Cancel the schedule'))
  await expect(plan).toBeFocused()
})

test('whoever saves or gives up a form whose buttons go then is on its last field', async ({
  page,
}) => {
  await openMade(page, nextSlug())
  const title = sheet(page).getByLabel('Title', { exact: true })
  const last = sheet(page).getByLabel('Search engines may show it')
  for (const name of ['Cancel', 'Save']) {
    await title.fill('Other words')
    await press(button(sheet(page), name))
    await expect(button(sheet(page), name)).toHaveCount(0)
    await expect(last).toBeFocused()
  }

  await open(page, '/en/admin/languages?open=pl')
  const name = sheet(page).getByLabel('Name in English')
  for (const way of ['Cancel', 'Save']) {
    await name.fill('Polish, again')
    await press(button(sheet(page), way))
    await expect(button(sheet(page), way)).toHaveCount(0)
    await expect(sheet(page).locator('form :focus')).toHaveCount(1)
  }
})

test('whoever saves the menu or gives its draft up stays at its buttons', async ({ page }) => {
  await open(page, '/en/admin/menus')
  await button(page, 'Add Link').click()
  await page.locator('[name=title]').fill('Given up')
  await press(button(page, 'Cancel'))
  await expect(button(page, 'Cancel')).toHaveCount(0)
  await expect(save(page)).toBeFocused()
  await button(page, 'Add Link').click()
  await page.locator('[name=title]').fill('Kept')
  await press(save(page))
  await expect(page.getByText('Menu saved')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await expect(save(page)).toBeFocused()
  // As it was saved: a removal is forgotten where the menu is read anew meanwhile.
  await open(page, '/en/admin/menus')
  await page.getByRole('button', { name: 'Edit Kept' }).click()
  await press(button(page, 'Remove Kept'))
  await press(page.locator('.ws-removed').getByRole('button'))
  await expect(page.locator('.ws-section :focus')).toHaveCount(1)
})

test('whoever gives a draft up is on a button that is seen, where something of no look stands beside it', async ({
  page,
}) => {
  await open(page, '/en/admin/settings?group=company')
  await page.locator('.settings-form input[type=text]').first().fill('Given up')
  // As what fills forms in for its person puts into them.
  await page.locator('.ws-form-foot').evaluate((foot) => {
    const unseen = document.createElement('input')
    unseen.hidden = true
    foot.append(unseen)
  })
  await press(button(page, 'Cancel'))
  await expect(button(page, 'Cancel')).toHaveCount(0)
  await expect(save(page)).toBeFocused()
})

test('whoever saves a translation stays in its row', async ({ page }) => {
  await open(page, '/en/admin/translations?area=pages&lang=pl')
  const row = page
    .locator('.ws-pair')
    .filter({ has: page.locator('textarea') })
    .first()
  await row.locator('textarea').fill('Words that are new')
  await press(button(row, 'Save'))
  await expect(button(row, 'Save')).toHaveCount(0)
  await expect(row.locator('textarea')).toBeFocused()
})

test('whoever chooses between theirs and mine is on what stands beside the choice', async ({
  page,
  site,
}) => {
  await open(page, '/en/admin/settings?group=company')
  const field = page.locator('.settings-form input[type=text]').first()
  await field.fill('Mine')
  const call = await anotherAdmin(site, 'owner')
  const { company } = (await (await call('GET', '/settings')).json()) as {
    company: Record<string, unknown>
  }
  expect(
    (await call('PUT', '/settings/company', { ...company, companyName: 'Theirs' })).status,
  ).toBe(200)
  await save(page).click()
  await press(button(page, 'Take theirs'))
  await expect(button(page, 'Take theirs')).toHaveCount(0)
  await expect(page.locator('.settings-form :focus')).toHaveCount(1)
})

test('whoever removes a redirect is on the next one, and at the list’s place after the last', async ({
  page,
  site,
}) => {
  const call = await anotherAdmin(site, 'owner')
  for (const fromPath of ['/one.html', '/two.html'])
    await call('POST', '/content/redirects', { fromPath, to: '/quality' })
  await open(page, '/en/admin/pages?open=redirects')
  await press(button(page, 'Remove the redirect from /one.html'))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
  await expect(button(page, 'Remove the redirect from /one.html')).toHaveCount(0)
  await expect(button(page, 'Remove the redirect from /two.html')).toBeFocused()
})

test('whoever clears the list of uploads, or tries one again, is not at the start of the page', async ({
  page,
}) => {
  await open(page, '/en/admin/media')
  await page.route('**/api/admin/media', async (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  const buffer = Buffer.from(await newPicture())
  const chooser = page.locator('.ws-section-actions input[type=file]')
  await chooser.setInputFiles({ name: 'lost.png', mimeType: 'image/png', buffer })
  const row = page.locator('.media-uploads li')
  await expect(row.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/admin/media')
  await press(row.getByRole('button', { name: /^Try again/u }))
  await expect(row).toContainText('In the library')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await press(button(page, 'Clear this list'))
  await expect(row).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)
})
