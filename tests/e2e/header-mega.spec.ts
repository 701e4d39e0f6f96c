import { expect, test } from '#tests/support/browser.ts'
import { chooseHeader } from '#tests/support/header-settings.ts'
import { holdClock } from '#tests/support/held-clock.ts'
import { open } from '#tests/support/open-page.ts'
import { changeSite } from '#tests/support/site-changes.ts'

test('[B11] the way from an entry of mega to its panel opens no other one, where the menu has two lines', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await changeSite(
    site,
    ...[0, 1, 2, 3].map(
      (place) =>
        `insert into menu_items (id, factory_id, sort_order, is_active, title, url, created_at, updated_at)
          select 'way-${place}', id, ${-100 + place}, 1, 'Kurs og besøk hos oss', '/quality', 0, 0 from factories`,
    ),
    `insert into menu_items (id, factory_id, parent_id, sort_order, is_active, title, url, created_at, updated_at)
      select 'below-' || id, factory_id, id, 1, 1, 'Påmelding', '/faq', 0, 0 from menu_items where id like 'way-_'`,
  )
  await chooseHeader(site, 'mega')
  await open(page, '/en/about')
  const links = page.locator('.main-menu .menu-link')
  const panel = page.locator('.main-menu .menu-panel[data-open]')
  const opener = page.locator('.main-menu .menu-opener').first()
  await holdClock(page)
  await links.first().hover()
  await page.clock.runFor(250)
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const from = await links.first().boundingBox()
  const to = await panel.locator('a').first().boundingBox()
  const [x, y] = [(from?.x ?? 0) + 8, (from?.y ?? 0) + (from?.height ?? 0) / 2]
  const down = (to?.y ?? 0) + 20 - y
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(x, y + (down * step) / 20)
    await page.clock.runFor(120)
  }
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expect(panel).toHaveCount(1)
})
