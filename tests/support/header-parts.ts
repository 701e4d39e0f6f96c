import { expect, type Page } from '@playwright/test'
import type { HeaderStyle } from '#domain/header.ts'
import type { MenuEntry } from '#domain/shell.schema.ts'
import { cherry, iconOf, wheat } from './menu-icons.ts'
import { hasFocus } from './open-page.ts'

/** The sample text that a layout in another site's manner shows. */
const samples: Partial<Record<HeaderStyle, string[]>> = {
  linkedin: ['2 Messages', '5 Notifications'],
  instagram: ['Create', '3 Messages'],
  youtube: ['Create', '9+ Notifications'],
  facebook: ['2 Messages', '7 Notifications'],
  bootstrap: ['Download'],
  medium: ['Write', '1 Notifications'],
}

export const header = (page: Page) => page.getByRole('banner')
export const menuLinks = (page: Page) => header(page).locator('.main-menu .menu-link')
export const openers = (page: Page) => header(page).locator('.main-menu .menu-opener')
/** What an open branch shows. */
export const openPanel = (page: Page) => header(page).locator('.menu-panel[data-open]')
export const titlesOf = (entries: readonly MenuEntry[]) => entries.map(({ title }) => title)

/** Logo, search, language, person and cart are there. */
export async function expectTools(page: Page) {
  const bar = header(page)
  await expect(bar.locator('.logo:visible')).toBeVisible()
  await expect(bar.locator('.language-switcher > button')).toBeVisible()
  await expect(bar.locator('.user-menu > a')).toBeVisible()
  await expect(bar.locator('.cart-button')).toBeVisible()
  await expect(
    bar.locator('.header-search input, .header-search-link').filter({ visible: true }),
  ).toHaveCount(1)
}

/** Every branch shows its links within the window on its button, and Escape gives the focus back. */
export async function expectBranches(page: Page, menu: readonly MenuEntry[], width: number) {
  const branches = menu.filter(({ children }) => children)
  await expect(openers(page)).toHaveCount(branches.length)
  for (const [place, { children = [] }] of branches.entries()) {
    const opener = openers(page).nth(place)
    await opener.focus()
    await page.keyboard.press('Enter')
    const panel = openPanel(page)
    await expect(panel.getByRole('link')).toHaveText(titlesOf(children))
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
}

/** Sample text is drawn, on an English page in English, and neither heard nor reached. */
export async function expectSamples(page: Page, style: HeaderStyle) {
  const drawn = header(page).locator('.header-sample')
  await expect(drawn).toHaveCount(samples[style]?.length ?? 0)
  expect(await drawn.evaluateAll((all) => all.map((each) => each.ariaHidden))).toEqual(
    (samples[style] ?? []).map(() => 'true'),
  )
  await expect(drawn.locator('a, button, input, [tabindex]')).toHaveCount(0)
  const words = await drawn.evaluateAll((all) =>
    all.map((each) =>
      [...each.children]
        .map((child) => child.textContent)
        .filter(Boolean)
        .join(' '),
    ),
  )
  expect(words).toEqual(samples[style] ?? [])
}

/** Under a mouse that rests, a branch opens, and closes when it has left. */
export async function expectHover(page: Page) {
  await menuLinks(page).first().hover()
  await expect(openers(page).first()).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(640, 700)
  await expect(openers(page).first()).toHaveAttribute('aria-expanded', 'false')
}

/** Below lg a drawer from the end of the line holds the whole menu with its chosen icons, and gives the focus back. */
export async function expectDrawer(page: Page, menu: readonly MenuEntry[]) {
  const control = header(page).locator('.phone-menu button')
  await control.click()
  const drawer = page.getByRole('dialog')
  const links = drawer.locator('.drawer-link')
  await expect(links).toHaveText(titlesOf(menu))
  await hasFocus(drawer)
  const [box, width] = [await drawer.boundingBox(), await page.evaluate(() => innerWidth)]
  const isFromLeft = (await page.locator('html').getAttribute('dir')) === 'rtl'
  expect(box?.x).toBe(isFromLeft ? 0 : width - (box?.width ?? 0))
  await expect.poll(() => iconOf(links.first())).toEqual(wheat)
  await expect.poll(() => iconOf(links.nth(1))).toEqual('no icon')
  await drawer.locator('summary').first().click()
  await expect.poll(() => iconOf(drawer.locator('.menu-item').first())).toEqual(cherry)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(control).toBeFocused()
}
