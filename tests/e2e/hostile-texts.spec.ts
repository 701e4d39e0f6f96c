import { expect } from '@playwright/test'
import { newId } from '#domain/ids.ts'
import { test } from '#tests/support/hostile-browser.ts'
import { hostileWords } from '#tests/support/hostile-site.ts'
import { open } from '#tests/support/open-page.ts'
import { ownOrder, saveAddress } from '#tests/support/own-things.ts'
import { accountPaths, publicPaths } from '#tests/support/routes.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { openWhole } from '#tests/support/whole-page.ts'

for (const code of ['nb', 'ar'])
  test(`[I6] nothing runs on the public pages in ${code}, whatever their texts say`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const path of publicPaths) {
      await page.goto(`/${code}${path === '/' ? '' : path}`)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    await open(page, `/${code}`)
    // What loaders bring, and what opens over a page.
    await page.getByRole('banner').locator('.main-menu .menu-link').first().click()
    await expect(page.locator('.product-grid li').first()).toBeVisible()
    await page.locator('.product-grid a').first().click()
    await expect(page.locator('.product-page, main h1').first()).toBeVisible()
    await expect(async () => {
      await page.locator('.header-search input').fill('')
      await page.locator('.header-search input').fill('PF-1001')
      await expect(page.getByRole('option').first()).toBeVisible({ timeout: 3000 })
    }).toPass()
  })

test('[I6] nothing runs on the pages of an account', async ({ page, context, site }) => {
  const { id } = await signedIn(context, site, { role: 'customer' })
  await saveAddress(page, site)
  const token = await ownOrder(site, id)
  const list = newId()
  await site.database.batch([
    {
      sql: `insert into saved_lists (id, user_id, name, created_at, updated_at) values (?, ?, '', 0, 0)`,
      args: [list, id],
    },
    {
      sql: `insert into saved_list_items (id, list_id, product_id, options_key, selected_attributes, quantity, created_at)
        select id, ?, id, '', '{}', 1, 0 from products limit 1`,
      args: [list],
    },
    ...['addresses', 'orders', 'order_lines', 'saved_lists', 'users'].flatMap(hostileWords),
  ])
  for (const path of [...accountPaths, `/account/lists/${list}`, `/order-success/${token}`])
    for (const code of ['nb', 'ar']) {
      await openWhole(page, `/${code}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (/orders|addresses|lists/u.test(path))
        await expect(page.getByRole('main')).toContainText('alert')
    }
})

test('[I6] nothing runs where passkeys and browsers are named', async ({ page, context, site }) => {
  const { id } = await signedIn(context, site, { role: 'customer' })
  const every = `from hostile where number % 7 = 0`
  await site.database.batch([
    {
      sql: `insert into passkeys (id, user_id, public_key, counter, transports, name, is_backed_up, created_at)
            select 'hostile ' || number, ?, '', 0, '[]', text, 0, 0 ${every}`,
      args: [id],
    },
    {
      sql: `insert into sessions (id, user_id, created_at, expires_at, ends_at, last_seen_at, device)
            select 'hostile ' || number, ?, 0, 9e15, 9e15, number, text ${every}`,
      args: [id],
    },
  ])
  const { rows } = await site.database.execute(`select count(*) as count ${every}`)
  const count = Number(rows[0]?.['count'])
  expect(count).toBeGreaterThan(20)
  await open(page, '/en/account/security')
  // This browser is one more.
  await expect(page.locator('.own-sessions li')).toHaveCount(2 * count + 1)
  const named = await page.getByRole('main').innerText()
  expect(named.split('alert(1)').length).toBeGreaterThan(count)
})
