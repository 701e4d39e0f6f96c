import { expect } from '@playwright/test'
import { test } from '#tests/support/hostile-browser.ts'
import { open } from '#tests/support/open-page.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { openWhole } from '#tests/support/whole-page.ts'

test('[I6] nothing runs in the workspace', async ({ page, context, site }) => {
  await signedIn(context, site, { role: 'owner' })
  await page.goto('/en/admin')
  const links = page.getByRole('navigation').first().getByRole('link')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths.length).toBeGreaterThan(6)
  for (const path of paths) {
    await openWhole(page, path ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('[I6] nothing runs in the sheets, groups and dialogs of the workspace', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(300_000)
  await signedIn(context, site, { role: 'owner' })
  await page.goto('/en/admin')
  const sections = page.getByRole('navigation').first().getByRole('link')
  const lists = await sections.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const seen = new Set<string>()
  for (const list of lists) {
    await openWhole(page, list ?? '')
    const links = page.locator('main a[href*="open="], main nav a[href*="="]')
    const found = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    for (const href of found) {
      const { pathname, searchParams } = new URL(href, site.url)
      const opened = searchParams.get('open')
      // Of rows the first, of groups each.
      const what = opened && !/^(?:new|redirects|files)/u.test(opened) ? `${pathname} row` : href
      if (seen.has(what)) continue
      seen.add(what)
      await openWhole(page, href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (opened) await expect(page.locator('.ws-sheet')).toBeVisible()
    }
  }
  expect(seen.size).toBeGreaterThan(15)
  const dialog = page.getByRole('dialog')
  for (const part of [0, -1]) {
    await open(page, '/en/admin/footer')
    await page.locator('.ws-part').nth(part).getByRole('button').click()
    await expect(dialog.locator('.ws-link-row, [name=linkColor]').first()).toBeVisible()
  }
  await open(page, '/en/admin/menus')
  const row = page.locator('.ws-link-row').first()
  await row.locator('.ws-row-buttons button').nth(-2).click()
  await expect(row.locator('.ws-link-fields')).toBeVisible()
  await open(page, '/en/admin')
  await page.keyboard.press('Control+k')
  await dialog.getByRole('combobox').fill('alert')
  await expect(dialog.getByRole('group', { name: 'Pages' })).toBeVisible()
})
