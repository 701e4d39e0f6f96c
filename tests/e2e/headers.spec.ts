import type { Page } from '@playwright/test'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import type { MenuEntry, ShellData } from '#domain/shell.schema.ts'
import { expectNoFaults, faultsOf } from '#tests/support/axe.ts'
import { broken, whileBroken } from '#tests/support/broken-header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { turnOn } from '#tests/support/edit-mode.ts'
import { focusFaults } from '#tests/support/focus-order.ts'
import { expectTitlesOpenInPlace, headersAt } from '#tests/support/header-as-edited.ts'
import { headerFaults, headerFaultsAt } from '#tests/support/header-faults.ts'
import {
  expectBranches,
  expectDrawer,
  expectSamples,
  expectTools,
  menuLinks,
  openers,
  titlesOf,
} from '#tests/support/header-parts.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { cherry, chosenIcons, iconOf, plainIcons, wheat } from '#tests/support/menu-icons.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'
import { changeSite } from '#tests/support/site-changes.ts'

test.use({ reducedMotion: 'reduce', colorScheme: 'light' })

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
/** Where the titles of the menu are longest. */
const longest = ['/ar/faq', '/uk/faq']

/** In their bars every entry has an icon: the page's, where none was chosen. */
const withIcons: readonly HeaderStyle[] = ['linkedin', 'instagram', 'facebook', 'gmail']

const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => header(page).locator('.main-menu')
/** The header is held to the guidelines. */
const inHeader = { rules: 'guidelines', within: '.site-header' } as const

for (const style of headerStyles)
  test(`[B02] [B06] [B07] [B08] [B09] [B11] [T03] ${style} stands at all widths in both directions, for its readers and for who edits it`, async ({
    page,
    site,
  }) => {
    await changeSite(site, ...plainIcons)
    await chooseHeader(site, style)
    await expectFetched(page, style)
    const read: Awaited<ReturnType<typeof headersAt>>[] = []
    for (const address of longest) {
      await open(page, address)
      read.push(await headersAt(page))
    }
    await changeSite(site, ...chosenIcons)
    await chooseHeader(site, style)
    for (const language of ['en', 'ar'])
      await test.step(`read in ${language}`, () => expectRead(page, site, { style, language }))

    await changeSite(site, ...plainIcons)
    await chooseHeader(site, style)
    await page.setViewportSize(wide)
    await signedIn(page.context(), site, { role: 'owner' })
    for (const [place, address] of longest.entries())
      await test.step(`as its owner at ${address}`, async () => {
        await open(page, address)
        await expect(header(page).getByRole('switch')).toBeVisible()
        await expect.poll(() => headersAt(page), address).toEqual(read[place])
        expect(await headerFaultsAt(page, 320, 1024, 1280, 1920), address).toEqual([])
      })
    for (const address of ['/en/faq', '/ar/faq'])
      await test.step(`edited at ${address}`, async () => {
        await page.setViewportSize(wide)
        await open(page, address)
        // It stays on from one page to the next.
        if (address === '/en/faq') await turnOn(page)
        await expect(page.locator('.edit-bar')).toBeVisible()
        await expectTitlesOpenInPlace(page)
      })
  })

test('[B08] what is broken in a header is found', async ({ page, site }) => {
  await page.setViewportSize(wide)
  await chooseHeader(site, 'horizontal')
  await open(page, '/en/products')
  await expect.poll(() => headerFaults(page)).toEqual([])
  for (const [fault, part, style] of broken) {
    await whileBroken(page, { part, style }, () =>
      expect
        .poll(async () => (await headerFaults(page)).filter((each) => each.includes(fault)), {
          message: `${part} { ${style} }`,
        })
        .not.toEqual([]),
    )
    await expect.poll(() => headerFaults(page), fault).toEqual([])
  }
  await header(page)
    .locator('.menu-link')
    .first()
    .evaluate((link) => (link.style.color = '#bbb'))
  expect((await faultsOf(page, inHeader)).map(([rule]) => rule)).toEqual(['color-contrast'])
  expect(await focusFaults(page)).toEqual([])
  await header(page)
    .locator('.header-tools')
    .evaluate((tools: HTMLElement) => (tools.style.order = '-1'))
  expect(await focusFaults(page)).not.toEqual([])
})

test('[B08] the default layout stands on one line at 1280 px in every language, with an icon at each entry', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide)
  await changeSite(site, "update menu_items set icon = 'wheat' where parent_id is null")
  for (const language of ['nb', 'en', 'ar', 'pl', 'uk']) {
    await open(page, `/${language}/about`)
    await expect(menu(page).locator('.menu-link > .icon')).toHaveCount(5)
    await page.evaluate(() => document.fonts.ready)
    const height = () => header(page).evaluate((bar: HTMLElement) => bar.offsetHeight)
    await expect.poll(height, language).toBe(72)
    expect(await headerFaults(page)).toEqual([])
  }
})

test('[B02] in the mega panel only a chosen icon has a tile; that a link opens a new tab is told as small as elsewhere', async ({
  page,
  site,
}) => {
  await page.setViewportSize(wide)
  await changeSite(
    site,
    "update menu_items set icon = null, is_external = 1 where url = '/products?category=berries'",
  )
  await chooseHeader(site, 'mega')
  await open(page, '/en/about')
  await menu(page).locator('.menu-opener').first().click()
  const icon = menu(page).locator('.menu-item').first().locator('.icon')
  await expect(icon).toBeVisible()
  expect((await icon.boundingBox())?.width).toBeLessThanOrEqual(18)
})

/** Of all layouts, a page fetches the code and the sheet of its own alone. */
async function expectFetched(page: Page, style: HeaderStyle) {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, name = ''] =
      /\/assets\/([a-z]+)(?:-header)?-[\w-]+\.(?:js|css)$/u.exec(request.url()) ?? []
    if ((headerStyles as readonly string[]).includes(name)) fetched.add(name)
  })
  await open(page, '/en/about')
  expect([...fetched]).toEqual(style === 'horizontal' ? [] : [style])
}

async function expectRead(
  page: Page,
  site: Site,
  { style, language }: { style: HeaderStyle; language: string },
) {
  const menu = await menuOf(site, language)
  await page.setViewportSize(wide)
  await open(page, `/${language}/products/blueberry-jam`)
  await expect.poll(() => headerFaults(page)).toEqual([])
  await expect(menuLinks(page)).toHaveText(titlesOf(menu))
  await expect(menuLinks(page).first()).toHaveAttribute('aria-current', 'page')
  await expect(header(page).locator('.menu-link[aria-current]')).toHaveCount(1)
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

  expect(await headerFaultsAt(page, 768, 320, 1024, 1920, phone.width)).toEqual([])
  await expectNoFaults(page, inHeader)
  await expectDrawer(page, menu)
}

/** A chosen icon stands in its colour beside its title, in the bar and in the open branch. */
async function expectIcons(page: Page, style: HeaderStyle) {
  const other = withIcons.includes(style) ? expect.objectContaining({ name: 'store' }) : 'no icon'
  await expect.poll(() => iconOf(menuLinks(page).first())).toEqual(wheat)
  await expect.poll(() => iconOf(menuLinks(page).nth(1))).toEqual(other)
  const below = header(page).locator('.main-menu .menu-item').first()
  await expect.poll(() => iconOf(below)).toEqual(cherry)
}

async function menuOf(site: Site, language: string): Promise<MenuEntry[]> {
  const response = await fetch(`${site.url}/api/shell`, { headers: { 'x-language': language } })
  return ((await response.json()) as ShellData).menu
}
