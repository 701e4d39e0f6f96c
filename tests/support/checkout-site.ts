import { expect, type Page } from '@playwright/test'
import { setStock } from './cart-page.ts'
import { placeOrder } from './checkout-page.ts'
import type { Site } from './site.ts'

// What the shop has and has taken, as tests of the checkout arrange and count it.

/** Nothing is sold out, every way of delivery is offered, and all its times are free. */
export async function fillTheShop(site: Site): Promise<void> {
  await setStock(site, 'cultured-butter', 80)
  await site.database.execute('update shipping_slots set capacity = 8, weekday = weekday % 10')
  await site.database.execute('update shipping_methods set is_active = 1')
}

/** Every time of a way of delivery is taken. */
export async function takeTimes(site: Site, kind: 'pickup' | 'own_van'): Promise<void> {
  await site.database.execute({
    sql: 'update shipping_slots set capacity = 0 where method_id in (select id from shipping_methods where kind = ?)',
    args: [kind],
  })
}

export async function countOrders(site: Site): Promise<number> {
  const { rows } = await site.database.execute('select count(*) as n from orders')
  return Number(rows[0]?.['n'])
}

/** The codes for an order that were mailed to an address, the newest first. */
export async function codesTo(site: Site, email: string): Promise<string[]> {
  const { rows } = await site.database.execute({
    sql: `select payload from outbox where kind = 'A11' and recipient = ? order by rowid desc`,
    args: [email],
  })
  return rows.map(({ payload }) => (JSON.parse(String(payload)) as { secret: string }).secret)
}

/** Orders, and hears nothing of it for as long as the page asks: the order is taken all the same. */
export async function loseTheAnswer(page: Page, site: Site): Promise<number> {
  const before = await countOrders(site)
  await page.clock.install()
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeOrder(page).click()
  const waiting = 'Not sent yet, we are trying again. You cannot order twice by this.'
  await expect(page.getByText(waiting)).toBeVisible()
  await page.clock.fastForward(31_000)
  const unreachable =
    'We cannot reach the shop. Nothing was lost and nothing is ordered twice: press the button again in a moment.'
  await expect(page.getByText(unreachable)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(await countOrders(site)).toBe(before + 1)
  return before + 1
}
