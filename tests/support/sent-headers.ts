import type { Page } from '@playwright/test'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import { chooseHeader } from './header-settings.ts'
import type { Site } from './site.ts'

/** Pages as the server sends them: how a header looks, and where it stands, is a matter of its styles alone. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort())
}

/** The faults of each layout, in both directions. */
export async function faultsOfLayouts(
  page: Page,
  site: Site,
  faultsOf: (style: HeaderStyle) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  await withoutScripts(page)
  for (const style of headerStyles) {
    await chooseHeader(site, style)
    for (const language of ['nb', 'ar']) {
      await page.goto(`/${language}/products`)
      for (const fault of await faultsOf(style)) faults.push(`${style} ${language} ${fault}`)
    }
  }
  return faults
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
