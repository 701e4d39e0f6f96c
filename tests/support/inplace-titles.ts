import type { Locator, Page } from '@playwright/test'
import { expect } from './browser.ts'
import { doubleClick, fieldOf } from './edit-mode.ts'

/** An entry of the header's menu. */
export const menuLink = (page: Page, title: string): Locator =>
  page.locator('.site-header .main-menu').getByRole('link', { name: title, exact: true }).first()

/** The links of the footer's first part. */
export const footerLinks = (page: Page): Locator =>
  page.locator('.site-footer section').first().getByRole('link')

/** Opens a title of the page's frame by a double-click, and answers its field. */
export async function openTitle(
  page: Page,
  title: string,
  within = '.site-header',
): Promise<Locator> {
  // Menu and footer are read apart, and either may come first.
  const kind = within === '.site-header' ? 'menu' : 'footer'
  await expect(page.locator(`[data-mark^="text @${kind}"]`).first()).toBeAttached()
  await doubleClick(page.locator(within).getByRole('link', { name: title, exact: true }).first())
  const field = fieldOf(page)
  await expect(field).toBeFocused()
  return field
}
