import { expect, type Page } from '@playwright/test'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import type { MenuEntry, ShellData } from '#domain/shell.schema.ts'
import { expectNoFaults } from './axe.ts'
import { headerFaults, headerFaultsAt } from './header-faults.ts'
import {
  expectBranches,
  expectDrawer,
  expectSamples,
  expectTools,
  menuLinks,
  openers,
  titlesOf,
} from './header-parts.ts'
import { cherry, iconOf, wheat } from './menu-icons.ts'
import { open } from './open-page.ts'
import type { Site } from './site.ts'

const wide = { width: 1280, height: 800 }

/** In their bars every entry has an icon: the page's, where none was chosen. */
const withIcons: readonly HeaderStyle[] = ['linkedin', 'instagram', 'facebook', 'gmail']

/** The header is held to the guidelines. */
export const inHeader = { rules: 'guidelines', within: '.site-header' } as const

/** Of all layouts, a page fetches the code and the sheet of its own alone. */
export async function expectFetched(page: Page, style: HeaderStyle): Promise<void> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, name = ''] =
      /\/assets\/([a-z]+)(?:-header)?-[\w-]+\.(?:js|css)$/u.exec(request.url()) ?? []
    if ((headerStyles as readonly string[]).includes(name)) fetched.add(name)
  })
  await open(page, '/en/about')
  expect([...fetched]).toEqual(style === 'horizontal' ? [] : [style])
}

/** All that the readers of a language have of a layout, at all widths, with the chosen icons. */
export async function expectRead(
  page: Page,
  site: Site,
  { style, language }: { style: HeaderStyle; language: string },
): Promise<void> {
  const menu = await menuOf(site, language)
  await page.setViewportSize(wide)
  await open(page, `/${language}/products/blueberry-jam`)
  await expect.poll(() => headerFaults(page)).toEqual([])
  await expect(menuLinks(page)).toHaveText(titlesOf(menu))
  await expect(menuLinks(page).first()).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('.site-header .menu-link[aria-current]')).toHaveCount(1)
  await expectTools(page)
  await expectBranches(page, menu, wide.width)
  await expectSamples(page, style, language)
  await openers(page).first().click()
  await expectIcons(page, style)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoFaults(page, inHeader)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.keyboard.press('Escape')

  expect(await headerFaultsAt(page, 768, 320, 1024, 1920, 360)).toEqual([])
  await expectNoFaults(page, inHeader)
  await expectDrawer(page, menu)
}

/** A chosen icon stands in its colour beside its title, in the bar and in the open branch. */
async function expectIcons(page: Page, style: HeaderStyle): Promise<void> {
  const other = withIcons.includes(style) ? expect.objectContaining({ name: 'store' }) : 'no icon'
  await expect.poll(() => iconOf(menuLinks(page).first())).toEqual(wheat)
  await expect.poll(() => iconOf(menuLinks(page).nth(1))).toEqual(other)
  const below = page.locator('.site-header .main-menu .menu-item').first()
  await expect.poll(() => iconOf(below)).toEqual(cherry)
}

async function menuOf(site: Site, language: string): Promise<MenuEntry[]> {
  const response = await fetch(`${site.url}/api/shell`, { headers: { 'x-language': language } })
  return ((await response.json()) as ShellData).menu
}
