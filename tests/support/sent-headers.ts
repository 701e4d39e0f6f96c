import type { Page } from '@playwright/test'

/** Pages as the server sends them, without what their products look like: how a header looks, and where it stands, is a matter of its styles alone. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$|\/pictures\//u, (route) => route.abort())
  // A page whose script does not come makes its buttons pale after a second.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.setAttribute('data-alive', ''),
    ),
  )
}

/** On a phone every icon is 44 px wide and high. */
export async function iconFaults(page: Page): Promise<string[]> {
  const icons = await page
    .locator('.site-header .icon-btn')
    .filter({ visible: true })
    .evaluateAll((each) => each.map((icon) => icon.getBoundingClientRect().toJSON()))
  if (icons.length < 2) return [`${icons.length} icons`]
  return icons
    .filter(({ width, height }) => !(width >= 44 && height >= 44))
    .map(({ width, height }) => `an icon of ${width} x ${height}`)
}

/** Whether the company's name stands on one line. */
export function isNameOnOneLine(page: Page): Promise<boolean> {
  return page
    .locator('.site-header .logo bdi')
    .filter({ visible: true })
    .first()
    .evaluate(
      (name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).fontSize) <= 1.6,
    )
}

/** In how many lines the entries of the menu stand. */
export function linesOfMenu(page: Page): Promise<number> {
  return page
    .locator('.main-menu .menu-link')
    .evaluateAll(
      (all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().top))).size,
    )
}
