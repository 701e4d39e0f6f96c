import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { passUntil } from '#tests/support/held-clock.ts'
import { idle, open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { another, doubleClick, editing, fieldOf, publicText } from '#tests/support/edit-mode.ts'

const menuLink = (page: Page, title: string) =>
  page.locator('.site-header .main-menu').getByRole('link', { name: title, exact: true }).first()
const footerLinks = (page: Page) => page.locator('.site-footer section').first().getByRole('link')

/** Opens a title of the page's frame by a double-click, and answers its field. */
async function openTitle(page: Page, title: string, within = '.site-header') {
  // Menu and footer are read apart, and either may come first.
  const kind = within === '.site-header' ? 'menu' : 'footer'
  await expect(page.locator(`[data-mark^="${kind}"]`).first()).toBeAttached()
  await doubleClick(page.locator(within).getByRole('link', { name: title, exact: true }).first())
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  return field
}

for (const { code, title, told } of [
  {
    code: 'nb',
    title: 'Alle varene',
    told: ['Oversettelsen er oppdatert', 'Menytittelen er oppdatert for Norsk'],
  },
  {
    code: 'ar',
    title: 'كل المنتجات',
    told: ['تم تحديث الترجمة', 'تم تحديث عنوان القائمة للغة العربية'],
  },
])
  test(`[T03] in ${code} a menu title is written in place, and visitors read it; one click still follows the link`, async ({
    page,
    site,
  }) => {
    const prefix = code === 'nb' ? '' : `/${code}`
    await editing(page, site, `${prefix}/faq`)
    const before = await page.locator('.main-menu .menu-link').first().innerText()
    const field = await openTitle(page, before)
    await expect(field).toHaveValue(before)
    await field.fill(title)
    await field.press('Enter')
    await expect(page.locator('.edit-open')).toHaveCount(0)
    await expect(menuLink(page, title)).toBeVisible()
    for (const line of told) await expect(page.getByText(line, { exact: true })).toBeVisible()
    await expect(page.locator('[data-mark^="menu"]').first()).toBeFocused()
    await publicText(page, `${prefix}/terms`, title)
    // The page draws its menu anew after the save: a press that began on the old link would be on none.
    await idle(page)
    await menuLink(page, title).click()
    await expect(page).not.toHaveURL(/faq/u)
  })

test('[F02] a footer link’s title is written in place and told, taken back and taken again', async ({
  page,
  site,
}) => {
  await editing(page, site, '/pl/terms')
  const before = await footerLinks(page).nth(1).innerText()
  const field = await openTitle(page, before, '.site-footer')
  const save = page.locator('.edit-actions .btn-primary')
  await expect(save).toBeDisabled()
  await field.fill('x'.repeat(61))
  await field.press('Enter')
  await expect(page.locator('.edit-told')).toBeVisible()
  await field.fill('Wszystkie działy')
  await save.click()
  await expect(page.locator('[data-sonner-toast][data-type=success]')).toBeVisible()
  await expect(footerLinks(page).nth(1)).toHaveText('Wszystkie działy')
  await page.locator('.edit-bar-tools .edit-tool').first().click()
  await expect(footerLinks(page).nth(1)).toHaveText(before)
  await page.locator('.edit-bar-tools .edit-tool').nth(1).click()
  await expect(footerLinks(page).nth(1)).toHaveText('Wszystkie działy')
  await publicText(page, '/pl/quality', 'Wszystkie działy')
})

test('[T03] titles in an open panel and in the phone’s menu are written where they stand; Escape gives up the words alone', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/privacy')
  const branch = page.locator('.menu-branch').first()
  await expect(page.locator('[data-mark^="menu"]').first()).toBeAttached()
  await branch.hover()
  const item = branch.locator('.menu-panel .menu-item').nth(1)
  const before = await item.innerText()
  await doubleClick(item)
  await fieldOf(page).fill('Milk and more')
  await fieldOf(page).press('Enter')
  await expect(item).toHaveText('Milk and more')
  await expect(item).toBeVisible()
  await expect(branch.locator('.edit-name:focus')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.phone-menu button').click()
  const entry = page.locator('.drawer-menu .drawer-link').nth(1)
  await expect(page.locator('.drawer-menu [data-mark^="menu"]').first()).toBeAttached()
  await doubleClick(entry)
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  await field.fill('Not this')
  await field.press('Escape')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await expect(entry).toBeVisible()
  await doubleClick(entry)
  await fieldOf(page).fill('To the shop')
  await fieldOf(page).press('Enter')
  await expect(entry).toHaveText('To the shop')
  expect(before).not.toBe('Milk and more')
})

test('[T04] two editors on one title: the second sees both, and nothing is overwritten unseen', async ({
  page,
  site,
  context,
}) => {
  await page.clock.install()
  const other = await another(context)
  await Promise.all([editing(page, site, '/uk/cookies'), editing(other, site, '/uk/cookies')])
  const before = await page.locator('.main-menu .menu-link').nth(1).innerText()
  const [mine, theirs] = [await openTitle(page, before), await openTitle(other, before)]
  // Who had it open first is told with the next word, 10 s later.
  await passUntil(page, page.locator('.edit-others'), 2000)
  await theirs.fill('Їхня назва')
  await theirs.press('Enter')
  await expect(other.locator('.edit-open')).toHaveCount(0)
  await mine.fill('Моя назва')
  await mine.press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Їхня назва')
  await publicText(page, '/uk/quality', 'Їхня назва')
  await dialog.getByRole('button').filter({ hasNotText: /^$/u }).nth(-2).click()
  await expect(menuLink(page, 'Моя назва')).toBeVisible()
  await publicText(page, '/uk/quality', 'Моя назва')
  await other.context().close()
})

test('[F03] [F04] links and colours of the footer are changed on the page, and nobody else sees their buttons', async ({
  page,
  site,
}) => {
  await editing(page, site, '/en/shipping')
  const part = page.locator('.site-footer section').first()
  await part.locator('.edit-part').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.ws-link-row').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Link' }).click()
  await dialog.locator('[name=title]').fill('Our news')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(part.getByRole('link', { name: 'Our news' })).toBeVisible()
  await expect(page.locator('[data-mark^="footer"]')).toHaveCount(16)

  const footer = page.locator('.site-footer')
  const plain = await footer.evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.locator('.footer-bottom .edit-part').last().click()
  await dialog.locator('.ws-template').last().click()
  await dialog.locator('.btn-primary').click()
  await expect(dialog).toBeHidden()
  await expect(footer).not.toHaveCSS('background-color', plain)

  // This tab still edits.
  await signedIn(page.context(), site, { role: 'translator' })
  await open(page, `${site.url}/en/shipping`)
  await expect(page.locator('[data-mark^="footer"]').first()).toBeAttached()
  await expect(page.locator('.edit-part')).toHaveCount(0)
})

test('[T03] a title that another language stands in for is opened where it is read, and saved in the page’s own', async ({
  page,
  site,
}) => {
  const titles = `menu_item_translations where language_code = 'uk' and menu_item_id in (select id from menu_items where url = '/shop')`
  await site.database.batch([
    `update languages set fallback_code = 'pl' where code = 'uk'`,
    `delete from ${titles}`,
    `update content_revisions set revision = revision + 1`,
  ])
  await editing(page, site, '/uk/faq')
  const [polish] = (
    await site.database.execute(
      `select title from menu_item_translations where language_code = 'pl' and menu_item_id in (select id from menu_items where url = '/shop')`,
    )
  ).rows
  const field = await openTitle(page, String(polish?.['title']))
  await expect(field).toHaveValue('')
  await field.fill('Крамниця')
  await field.press('Enter')
  await expect(page.locator('.edit-open')).toHaveCount(0)
  await publicText(page, '/uk/terms', 'Крамниця')
})
