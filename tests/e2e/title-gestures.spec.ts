import { type Page, expect } from '@playwright/test'
import { holdCalls } from '#tests/support/hold-calls.ts'
import { test } from '#tests/support/browser.ts'
import { doubleClick, editing, fieldOf } from '#tests/support/edit-mode.ts'

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

const titles = '[data-mark^="menu"]'
const linkOf = (page: Page) => page.locator('.main-menu .menu-link').first()

/** Keeps the menu from Edit Mode until it is let through. */
async function held(page: Page): Promise<() => void> {
  return holdCalls(page, '**/api/admin/menu*')
}

test('[T03] a title that is double-clicked before its menu has been read opens as soon as it has', async ({
  page,
  site,
}) => {
  const letThrough = await held(page)
  await editing(page, site, '/ar/faq')
  const title = (await linkOf(page).innerText()).trim()
  await doubleClick(linkOf(page))
  await expect(page.locator(titles)).toHaveCount(0)
  letThrough()
  await expect(fieldOf(page)).toBeFocused()
  await expect(fieldOf(page)).toHaveValue(title)
  await expect(page).toHaveURL(/\/ar\/faq$/u)
})

test('[T03] a link of the menu that gets no mark is followed, by one click and by two', async ({
  page,
  site,
}) => {
  await held(page)
  await editing(page, site, '/faq')
  await doubleClick(linkOf(page))
  await expect(page).not.toHaveURL(/\/faq$/u)
  const last = page.locator('.main-menu .menu-link').last()
  await last.click()
  await expect(page).toHaveURL(new RegExp(`${await last.getAttribute('href')}$`, 'u'))
})
