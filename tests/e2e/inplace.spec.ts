import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/browser.ts'
import { another, editing, fieldOf, publicText } from '#tests/support/edit-mode.ts'

const menuLink = (page: Page, title: string) =>
  page.locator('.site-header .main-menu').getByRole('link', { name: title, exact: true }).first()
const footerLinks = (page: Page) => page.locator('.site-footer section').first().getByRole('link')

/** Opens a title of the page's frame by a double-click, and answers its field. */
async function openTitle(page: Page, title: string, within = '.site-header') {
  await expect(page.locator(`${within} [data-mark^="menu"], [data-mark^="footer"]`).first()).toBeAttached()
  await page.locator(within).getByRole('link', { name: title, exact: true }).first().dblclick()
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  return field
}

for (const { code, title } of [
  { code: 'nb', title: 'Alle varene' },
  { code: 'ar', title: 'كل المنتجات' },
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
    await expect(page.locator('[data-mark^="menu"]').first()).toBeFocused()
    await publicText(page, `${prefix}/terms`, title)
    await menuLink(page, title).click()
    await expect(page).not.toHaveURL(/faq/u)
  })
