import type { Page } from '@playwright/test'
import { headerStyles } from '#domain/header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { focusFaults } from '#tests/support/focus-order.ts'
import { headerFaultsAt } from '#tests/support/header-faults.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import type { Site } from '#tests/support/site.ts'
import { changeSite } from '#tests/support/site-changes.ts'

const longName = 'Gudbrandsdalen og Valdres Ysteri og Bakeri SA'
const longTitle = 'Oppskrifter og matopplevelser'

/** Three entries more than the demo has, one of them long, and a name on two lines. */
const eightEntries = [
  ...[longTitle, 'Oppskrifter', 'Besøk oss'].map(
    (title, place) =>
      `insert or ignore into menu_items (id, factory_id, sort_order, is_active, title, url, icon, created_at, updated_at)
        select 'long-${place}', id, ${100 + place}, 1, '${title}', '/quality', 'leaf', 0, 0 from factories`,
  ),
  `update factory_settings set company_name = '${longName}'`,
]

const tenEntries = [
  ...eightEntries,
  ...['Årets oppskrifter', 'Ledige stillinger'].map(
    (title, place) =>
      `insert or ignore into menu_items (id, factory_id, sort_order, is_active, title, url, icon, created_at, updated_at)
        select 'more-${place}', id, ${200 + place}, 1, '${title}', '/faq', 'leaf', 0, 0 from factories`,
  ),
  `update factory_settings set company_name = '${`${longName} `.repeat(3).slice(0, 120).trim()}'`,
]

test('[B05] an owner reaches every control at 1024 px in Ukrainian', async ({ page, site }) => {
  await signedIn(page.context(), site, { role: 'owner' })
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/uk')
  await expect(page.getByRole('banner').getByRole('switch')).toBeVisible()
  expect(await headerFaultsAt(page, 1024, 1280)).toEqual([])
})

/** Each layout in both directions, as the server sends it: the header's place is a matter of its styles alone. */
async function inEveryLayout(
  page: Page,
  site: Site,
  faultsOf: (style: string) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route('**/assets/*.js', (route) => route.abort())
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
async function iconFaults(page: Page): Promise<string[]> {
  const icons = await page
    .locator('.site-header .icon-btn')
    .filter({ visible: true })
    .evaluateAll((each) => each.map((icon) => icon.getBoundingClientRect().toJSON()))
  if (icons.length < 2) return [`${icons.length} icons`]
  return icons
    .filter(({ width, height }) => !(width >= 44 && height >= 44))
    .map(({ width, height }) => `an icon of ${width} x ${height}`)
}

test('[B08] eight entries, a long title and a long name stand in every layout; the keyboard goes as the eye does, on one line and on more; on a phone icons are 44 px', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await changeSite(site, ...eightEntries)
  const faults = await inEveryLayout(page, site, async () => {
    await expect(page.locator('.main-menu .menu-link')).toHaveCount(8)
    const found = await headerFaultsAt(page, 320)
    for (const width of [360, 1024, 1280, 1440]) {
      found.push(...(await headerFaultsAt(page, width)))
      if (width === 360) found.push(...(await iconFaults(page)))
      if (width !== 1280)
        found.push(...(await focusFaults(page)).map((fault) => `${width} px: ${fault}`))
    }
    return found
  })
  expect(faults).toEqual([])
})

test('[B08] ten entries and a name of 120 letters stand in every layout', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await changeSite(site, ...tenEntries)
  const faults = await inEveryLayout(page, site, async () => {
    await expect(page.locator('.main-menu .menu-link')).toHaveCount(10)
    return headerFaultsAt(page, 320, 1024, 1280)
  })
  expect(faults).toEqual([])
})

test('[B08] facebook takes two lines for ten entries', async ({ page, site }) => {
  await changeSite(site, ...tenEntries)
  await chooseHeader(site, 'facebook')
  for (const language of ['nb', 'ar']) {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(`/${language}/products`)
    const links = page.locator('.main-menu .menu-link')
    await expect(links).toHaveCount(10)
    const lines = () =>
      links.evaluateAll(
        (all) => new Set(all.map((link) => Math.round(link.getBoundingClientRect().top))).size,
      )
    await expect.poll(lines).toBe(2)
  }
})
