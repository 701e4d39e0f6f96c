import { expect, type Page, type Request } from '@playwright/test'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import type { MenuEntry, ShellData } from '#domain/shell.schema.ts'
import { expectNoFaults } from './axe.ts'
import { headerFaults, headerFaultsAt } from './header-faults.ts'
import {
  expectBranches,
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

/** Which layouts the page fetches the code or the sheet of while it comes. */
async function layoutsFetched(page: Page, come: () => Promise<void>): Promise<string[]> {
  const fetched = new Set<string>()
  const note = (request: Request) => {
    const [, name = ''] =
      /\/assets\/([a-z]+)(?:-header)?-[\w-]+\.(?:js|css)$/u.exec(request.url()) ?? []
    if ((headerStyles as readonly string[]).includes(name)) fetched.add(name)
  }
  page.on('request', note)
  await come()
  page.off('request', note)
  return [...fetched]
}

/** All that its readers have of a layout, with the chosen icons, in a wide window and in narrow ones. */
export async function expectRead(page: Page, style: HeaderStyle, menu: MenuEntry[]): Promise<void> {
  await page.setViewportSize(wide)
  const fetched = await layoutsFetched(page, () => open(page, '/en/products/blueberry-jam'))
  // Of all layouts, a page fetches its own alone.
  expect(fetched).toEqual(style === 'horizontal' ? [] : [style])
  await expect.poll(() => headerFaults(page)).toEqual([])
  await expect(menuLinks(page)).toHaveText(titlesOf(menu))
  await expect(menuLinks(page).first()).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('.site-header .menu-link[aria-current]')).toHaveCount(1)
  await expectTools(page)
  await expectBranches(page, menu, wide.width)
  await expectSamples(page, style)
  await openers(page).first().click()
  await expectIcons(page, style)
  await expectNoFaults(page, inHeader)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFaults(page, { rules: 'contrast', within: '.site-header' })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.keyboard.press('Escape')
  expect(await headerFaultsAt(page, 1920, 360)).toEqual([])
  await expect(menuLinks(page).filter({ visible: true })).toHaveCount(0)
}

/** A chosen icon stands in its colour beside its title, in the bar and in the open branch. */
async function expectIcons(page: Page, style: HeaderStyle): Promise<void> {
  const other = withIcons.includes(style) ? expect.objectContaining({ name: 'store' }) : 'no icon'
  await expect.poll(() => iconOf(menuLinks(page).first())).toEqual(wheat)
  await expect.poll(() => iconOf(menuLinks(page).nth(1))).toEqual(other)
  const below = page.locator('.site-header .main-menu .menu-item').first()
  await expect.poll(() => iconOf(below)).toEqual(cherry)
}

/** The menu as a page in this language gets it. */
export async function menuOf(site: Site, language: string): Promise<MenuEntry[]> {
  const response = await fetch(`${site.url}/api/shell`, { headers: { 'x-language': language } })
  return ((await response.json()) as ShellData).menu
}
