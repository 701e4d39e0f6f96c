import { beforeEach } from 'vitest'
import type { ErrorBody } from '#domain/errors.ts'
import type { TestApi, Visitor } from './api.ts'
import { fillCart } from './shopping.ts'

/** A Thursday morning in Oslo, before the cut-off. */
const thursday = Date.parse('2026-11-19T08:00:00Z')

/** For test files about placing orders: shelves are full, all times are free and it is Thursday before each test. */
export function usePlacing(api: TestApi) {
  beforeEach(async () => {
    api.platform.now = () => thursday
    await api.database.execute(
      `update stock_levels set on_hand = 1000, reserved = 0 where product_id in
        (select id from products where stock_policy = 'tracked')`,
    )
    await api.database.execute('delete from slot_bookings')
    await api.database.execute('update shipping_slots set capacity = 8')
    await api.database.execute(
      `update products set shop_price_ore = 6400 where key = 'cultured-butter'`,
    )
  })

  async function rows(sql: string, ...args: string[]) {
    return (await api.database.execute({ sql, args })).rows
  }

  async function buyer(goods: Record<string, number> = { 'cultured-butter': 3 }) {
    const visitor = api.visitor()
    await fillCart(api.database, visitor, goods)
    return visitor
  }

  async function manyBuyers(count: number): Promise<Visitor[]> {
    const buyers: Visitor[] = []
    while (buyers.length < count) buyers.push(await buyer())
    return buyers
  }

  async function stockOf(key: string) {
    const [row] = await rows(
      'select on_hand, reserved from stock_levels join products on id = product_id where key = ?',
      key,
    )
    return { onHand: Number(row?.['on_hand']), reserved: Number(row?.['reserved']) }
  }

  async function setStock(key: string, left: number) {
    await rows(
      `update stock_levels set on_hand = ${left}, reserved = 0 where product_id = (select id from products where key = ?)`,
      key,
    )
  }

  async function counts() {
    const [row] = await rows(`select (select count(*) from orders) as orders,
      (select count(*) from order_lines) as lines, (select count(*) from events) as events,
      (select count(*) from outbox) as messages, (select coalesce(sum(taken), 0) from slot_bookings) as booked,
      (select coalesce(sum(last), 0) from counters) as last, (select sum(reserved) from stock_levels) as reserved`)
    return { ...row }
  }

  return { buyer, counts, manyBuyers, place, rows, setStock, stockOf }
}

/** A sentence without direction marks and hard spaces. */
export function plain(text = ''): string {
  return text.replaceAll(/[\u2068\u2069]/gu, '').replaceAll('\u00A0', ' ')
}

async function place(
  visitor: Visitor,
  body: unknown,
  key?: string,
  more: Record<string, string> = {},
) {
  const headers = { ...more, ...(key ? { 'idempotency-key': key } : {}) }
  const response = await visitor.send('POST', '/api/orders', body, headers)
  const answer = (await response.json()) as ErrorBody & { token: string; number: string }
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, retryAfter, ...answer }
}
