import { expect, test } from '#tests/support/browser.ts'
import { editing } from '#tests/support/edit-mode.ts'

test('[T03] [T04] titles of the menu that are all missing do not hide one another’s names', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await site.database.execute(`delete from menu_item_translations where language_code = 'en'`)
  await editing(page, site, '/en/about')
  const names = page.locator('.site-header .edit-mark[data-tone=missing] .edit-name:visible')
  await expect(names).toHaveCount(5)
  const edges = await names.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  )
  for (const [at, [left = 0]] of edges.entries())
    if (at > 0) expect(left).toBeGreaterThanOrEqual(edges[at - 1]?.[1] ?? 0)
  // Gone to, each tells in words.
  await names.first().focus()
  await expect(names.first().locator('bdi')).toHaveText('Menu title · translation missing')
  expect((await names.first().boundingBox())?.width).toBeGreaterThan(100)
})
