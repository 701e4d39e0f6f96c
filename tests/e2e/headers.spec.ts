import type { Page } from '@playwright/test'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import type { MenuEntry, ShellData } from '#domain/shell.schema.ts'
import { expectNoFaults, faultsOf } from '#tests/support/axe.ts'
import { broken, whileBroken } from '#tests/support/broken-header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { focusFaults } from '#tests/support/focus-order.ts'
import { headerFaults } from '#tests/support/header-faults.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { hasFocus, open } from '#tests/support/open-page.ts'
import type { Site } from '#tests/support/site.ts'

const wide = { width: 1280, height: 800 }
const tablet = { width: 768, height: 900 }
const phone = { width: 360, height: 740 }

/** The sample text that a layout in another site's manner shows (ledger B08). */
const samples: Partial<Record<HeaderStyle, string[]>> = {
  linkedin: ['2 Messages', '5 Notifications'],
  instagram: ['Create', '3 Messages'],
  youtube: ['Create', '9+ Notifications'],
  facebook: ['2 Messages', '7 Notifications'],
  bootstrap: ['Download'],
  medium: ['Write', '1 Notifications'],
}

const header = (page: Page) => page.getByRole('banner')
const menuLinks = (page: Page) => header(page).locator('.main-menu .menu-link')
const openers = (page: Page) => header(page).locator('.main-menu .menu-opener')
/** The header is held to the guidelines. */
const inHeader = { rules: 'guidelines', within: '.site-header' } as const
const titlesOf = (entries: readonly MenuEntry[]) => entries.map(({ title }) => title)

async function menuOf(site: Site, language: string): Promise<MenuEntry[]> {
  const response = await fetch(`${site.url}/api/shell`, { headers: { 'x-language': language } })
  return ((await response.json()) as ShellData).menu
}

/** The names of the layouts whose code or sheet a page fetches. */
function fetchedLayouts(page: Page): Set<string> {
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const [, name = ''] =
      /\/assets\/([a-z]+)(?:-header)?-[\w-]+\.(?:js|css)$/u.exec(request.url()) ?? []
    if ((headerStyles as readonly string[]).includes(name)) fetched.add(name)
  })
  return fetched
}

for (const style of headerStyles)
  for (const language of ['en', 'ar'])
    test(`[B08] ${style} stands at three widths in ${language}, with all of the menu and the tools`, async ({
      page,
      site,
    }) => {
      const fetched = fetchedLayouts(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize(wide)
      await chooseHeader(site, style)
      const menu = await menuOf(site, language)
      await open(page, `/${language}/products/blueberry-jam`)
      expect([...fetched]).toEqual(style === 'horizontal' ? [] : [style])

      await expect.poll(() => headerFaults(page)).toEqual([])
      await expect(menuLinks(page)).toHaveText(titlesOf(menu))
      await expect(menuLinks(page).first()).toHaveAttribute('aria-current', 'page')
      await expect(header(page).locator('.menu-link[aria-current]')).toHaveCount(1)
      await expectTools(page)
      await expectBranches(page, menu)
      await expectSamples(page, style, language)
      await openers(page).first().click()
      await expectNoFaults(page, inHeader)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await expectNoFaults(page, inHeader)
      await page.keyboard.press('Escape')

      const others = [320, 1024, 1920].map((width) => ({ ...wide, width }))
      for (const size of [tablet, phone, ...others]) {
        await page.setViewportSize(size)
        await expect.poll(() => headerFaults(page), `${size.width} px`).toEqual([])
      }
      await page.setViewportSize(phone)
      await expectNoFaults(page, inHeader)
      await expectDrawer(page, menu)
    })

test('[B08] what is broken in a header is found', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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

/** Logo, search, language, person and cart are there. */
async function expectTools(page: Page) {
  const bar = header(page)
  await expect(bar.locator('.logo:visible')).toBeVisible()
  await expect(bar.locator('.language-switcher > button')).toBeVisible()
  await expect(bar.locator('.user-menu > a')).toBeVisible()
  await expect(bar.locator('.cart-button')).toBeVisible()
  await expect(
    bar.locator('.header-search input, .header-search-link').filter({ visible: true }),
  ).toHaveCount(1)
}

/** Every branch shows its links within the window, on its button, and Escape gives the focus back. */
async function expectBranches(page: Page, menu: readonly MenuEntry[]) {
  const branches = menu.filter(({ children }) => children)
  await expect(openers(page)).toHaveCount(branches.length)
  for (const [place, { children = [] }] of branches.entries()) {
    const opener = openers(page).nth(place)
    await opener.focus()
    await page.keyboard.press('Enter')
    const panel = header(page).locator('.menu-panel[data-open]')
    await expect(panel.getByRole('link')).toHaveText(children.map(({ title }) => title))
    const box = await panel.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(wide.width)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
}

/** Sample text is drawn, in the page's language, and neither heard nor reached. */
async function expectSamples(page: Page, style: HeaderStyle, language: string) {
  const drawn = header(page).locator('.header-sample')
  await expect(drawn).toHaveCount(samples[style]?.length ?? 0)
  expect(await drawn.evaluateAll((all) => all.map((each) => each.ariaHidden))).toEqual(
    (samples[style] ?? []).map(() => 'true'),
  )
  await expect(drawn.locator('a, button, input, [tabindex]')).toHaveCount(0)
  if (language !== 'en') return
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

/** Below lg a drawer holds the whole menu and gives the focus back (ledger B09). */
async function expectDrawer(page: Page, menu: readonly MenuEntry[]) {
  await expect(menuLinks(page).filter({ visible: true })).toHaveCount(0)
  const control = header(page).locator('.phone-menu button')
  await control.click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('.drawer-link')).toHaveText(titlesOf(menu))
  await hasFocus(drawer)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(control).toBeFocused()
}
