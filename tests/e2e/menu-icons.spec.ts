import type { Locator, Page } from '@playwright/test'
import { type HeaderStyle, headerStyles } from '#domain/header.ts'
import { expect, test } from '#tests/support/browser.ts'
import { headerFaults } from '#tests/support/header-faults.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { open } from '#tests/support/open-page.ts'
import { changeSite } from '#tests/support/site-changes.ts'

const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

/** In their bars every entry has an icon: the page's, where none was chosen. */
const withIcons: readonly HeaderStyle[] = ['linkedin', 'instagram', 'facebook', 'gmail']

/** The first entry and the first link under it have an icon and a colour of their own; no other entry has any. */
const chosen = [
  "update menu_items set icon = 'wheat', icon_color = '#a02f14' where url = '/products'",
  "update menu_items set icon = 'cherry', icon_color = '#175cd3' where url = '/products?category=berries'",
]

/** The icon that a link shows, the colour of its lines, and how far from its title it stands: side by side or above, in CSS px. */
function iconOf(link: Locator) {
  return link.evaluate((element) => {
    const icon = element.querySelector('.icon')
    const words = document.createRange()
    words.selectNodeContents(element)
    if (icon) words.setStartAfter(icon)
    const title = words.getBoundingClientRect()
    const box = icon?.getBoundingClientRect()
    if (!icon || !box) return 'no icon'
    const across = Math.max(title.left - box.right, box.left - title.right)
    const up = Math.max(title.top - box.bottom, box.top - title.bottom)
    return {
      name: icon.querySelector('use')?.href.baseVal.split('#')[1],
      color: getComputedStyle(icon).stroke,
      isDrawn: (icon.querySelector('use')?.getBBox().width ?? 0) > 0 && box.width >= 15,
      isBeside: Math.max(across, up) >= 0 && Math.max(across, up) <= 16,
    }
  })
}

const wheat = { name: 'wheat', color: 'rgb(160, 47, 20)', isDrawn: true, isBeside: true }
const cherry = { ...wheat, name: 'cherry', color: 'rgb(23, 92, 211)' }

const menu = (page: Page) => page.getByRole('banner').locator('.main-menu')

for (const style of headerStyles)
  for (const language of ['en', 'ar'])
    test(`[B02] in ${style} a chosen icon stands in its colour beside its title, in the bar, in branches and on the phone, in ${language}`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await page.setViewportSize(wide)
      await changeSite(site, ...chosen)
      await chooseHeader(site, style)
      await open(page, `/${language}/about`)
      const links = menu(page).locator('.menu-link')
      await expect.poll(() => iconOf(links.first())).toEqual(wheat)
      const other = withIcons.includes(style)
        ? expect.objectContaining({ name: 'store' })
        : 'no icon'
      await expect.poll(() => iconOf(links.nth(1))).toEqual(other)
      await menu(page).locator('.menu-opener').first().click()
      await expect.poll(() => iconOf(menu(page).locator('.menu-item').first())).toEqual(cherry)
      await page.keyboard.press('Escape')

      await page.setViewportSize(phone)
      await page.getByRole('banner').locator('.phone-menu button').click()
      const drawn = page.getByRole('dialog').locator('.drawer-link')
      await expect.poll(() => iconOf(drawn.first())).toEqual(wheat)
      await expect.poll(() => iconOf(drawn.nth(1))).toEqual('no icon')
      await page.getByRole('dialog').locator('summary').first().click()
      const below = page.getByRole('dialog').locator('.drawer-menu .menu-item').first()
      await expect.poll(() => iconOf(below)).toEqual(cherry)
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
    const height = () => page.getByRole('banner').evaluate((bar: HTMLElement) => bar.offsetHeight)
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
