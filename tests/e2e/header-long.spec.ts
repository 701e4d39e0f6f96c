import type { Page } from '@playwright/test'
import { headerStyles } from '#domain/header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { headerFaults } from '#tests/support/header-faults.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { changeSite } from '#tests/support/site-changes.ts'

const longName = 'Gudbrandsdalen og Valdres Ysteri og Bakeri SA'
const longTitle = 'Oppskrifter og matopplevelser'

/** Three entries more than the demo has, one of them long, and a name on two lines. */
const eightEntries = [
  ...[longTitle, 'Oppskrifter', 'Besøk oss'].map(
    (title, place) =>
      `insert into menu_items (id, factory_id, sort_order, is_active, title, url, icon, created_at, updated_at)
        select 'long-${place}', id, ${100 + place}, 1, '${title}', '/quality', 'leaf', 0, 0 from factories`,
  ),
  `update factory_settings set company_name = '${longName}'`,
]

async function faultsAt(page: Page, ...widths: number[]): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    // Fonts and what the browser has yet to lay out; a fault that stays is one.
    await expect
      .poll(() => headerFaults(page), { timeout: 1500 })
      .toEqual([])
      .catch(async () => {
        faults.push(...(await headerFaults(page)).map((fault) => `${width} px: ${fault}`))
      })
  }
  return faults
}

test('[B05] an owner reaches every control at 1024 px in Ukrainian', async ({ page, site }) => {
  await signedIn(page.context(), site, { role: 'owner' })
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/uk')
  await expect(page.getByRole('banner').getByRole('switch')).toBeVisible()
  expect(await faultsAt(page, 1024, 1280)).toEqual([])
})

test('[B08] eight entries, a long title and a long name stand in every layout', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // As the server sends it: the header's place is a matter of its styles alone.
  await page.route('**/assets/*.js', (route) => route.abort())
  await changeSite(site, ...eightEntries)
  const faults: string[] = []
  for (const style of headerStyles) {
    await chooseHeader(site, style)
    for (const language of ['nb', 'ar']) {
      await page.goto(`/${language}/products`)
      await expect(page.locator('.main-menu .menu-link')).toHaveCount(8)
      for (const fault of await faultsAt(page, 1024, 1280))
        faults.push(`${style} ${language} ${fault}`)
    }
  }
  expect(faults).toEqual([])
})
