import { setTimeout as wait } from 'node:timers/promises'
import { appConfig } from '#config'
import { sha256Hex } from '#domain/ids.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'
import type { Site } from '#tests/support/site.ts'

/** How often screens ask, in ms: a fifth more or less, so that they do not ask together. */
const pollMs = 3000

/** A screen of a kitchen that has so many open orders, and how it asks: for what is new where nothing is, and after one of them has changed. */
export async function kitchenWith(site: Site, openOrders: number) {
  const first = await makeTicket(site.database, { status: 'accepted', dishes: ['margherita'] })
  const { rows: counted } = await site.database.execute({
    sql: `select count(*) as open from restaurant_orders where restaurant_id = ? and status = 'accepted'`,
    args: [first.restaurantId],
  })
  const missing = openOrders - Number(counted[0]?.['open'])
  await site.database.batch([
    { sql: ordered, args: [missing, first.id] },
    { sql: lined, args: [first.id] },
  ])
  // The last that has changed, and alone in that.
  const last = await makeTicket(site.database, { status: 'accepted', dishes: ['margherita'] })
  const cookie = await screenOf(site, last.restaurantId)
  const { rows } = await site.database.execute({
    sql: 'select revision from restaurant_feeds where restaurant_id = ?',
    args: [last.restaurantId],
  })
  const revision = Number(rows[0]?.['revision'])
  const feed = `${site.url}/api/kitchen/${last.restaurantId}/feed`
  return {
    unchanged: () => asked(`${feed}?since=${revision}`, cookie, 304),
    changed: () => asked(`${feed}?since=${revision - 1}`, cookie, 200),
  }
}

/** So many kitchens and walls of the demo's restaurants at once, each asking as often as it does in service: what 95 of 100 answers take at most, in ms. */
export async function crowdOfScreens(
  site: Site,
  { kitchens, walls, seconds }: { kitchens: number; walls: number; seconds: number },
): Promise<{ p95: number; failed: number }> {
  const { rows } = await site.database.execute('select id from restaurants')
  const of = (index: number) => String(rows[index % rows.length]?.['id'])
  const cookies = await Promise.all(
    Array.from({ length: kitchens }, (_, index) => screenOf(site, of(index))),
  )
  const times: number[] = []
  let failed = 0
  const endAt = performance.now() + seconds * 1000
  async function follow(address: (tag: string) => string, cookie: string) {
    let tag = ''
    await wait(Math.random() * pollMs)
    while (performance.now() < endAt) {
      const from = performance.now()
      const answer = await fetch(address(tag), { headers: headersOf(cookie, tag) })
      await answer.arrayBuffer()
      if (answer.status !== 200 && answer.status !== 304) failed += 1
      times.push(performance.now() - from)
      tag = answer.headers.get('etag') ?? tag
      await wait(pollMs * (0.8 + Math.random() * 0.4))
    }
  }
  const since = (tag: string) => /\d+/u.exec(tag)?.[0] ?? '0'
  await Promise.all([
    ...cookies.map((cookie, index) =>
      follow((tag) => `${site.url}/api/kitchen/${of(index)}/feed?since=${since(tag)}`, cookie),
    ),
    ...Array.from({ length: walls }, (_, index) =>
      follow(() => `${site.url}/api/queue/${of(index)}`, ''),
    ),
  ])
  return { p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0, failed }
}

function headersOf(cookie: string, tag: string): Record<string, string> {
  return { 'x-language': 'nb', cookie, ...(tag ? { 'if-none-match': tag } : {}) }
}

async function asked(url: string, cookie: string, expected: number): Promise<void> {
  const answer = await fetch(url, { headers: headersOf(cookie, '') })
  await answer.arrayBuffer()
  if (answer.status !== expected) throw new Error(`the feed answered ${answer.status}`)
}

/** The cookie of a screen that is paired with a restaurant. */
async function screenOf({ database }: Site, restaurantId: string): Promise<string> {
  const secret = crypto.randomUUID()
  const at = Date.now()
  await database.execute({
    sql: `insert into kitchen_devices (id, restaurant_id, name, token_hash, paired_at, seen_at) values (?, ?, 'Pass', ?, ?, ?)`,
    args: [crypto.randomUUID(), restaurantId, await sha256Hex(secret), at, at],
  })
  return `${appConfig.kitchenCookie}=${secret}`
}

const columns = `factory_id, restaurant_id, day, ticket, mode, status, payment_status, name, phone, email, language_code, has_cutlery,
  comment, allergy_note, is_asap, slot_at, promised_at, accept_by, points, prep_minutes, accepted_at, total_ore, vat,
  terms_accepted_at, created_at, updated_at, feed_revision`

/** All of them older than what the screen has. */
const ordered = `insert into restaurant_orders (id, public_token, idempotency_key, sequence, ${columns})
  with n(i) as (select 1 union all select i + 1 from n where i < ?)
  select id || '-' || i || '-' || sequence, public_token || i || sequence, idempotency_key || i || sequence, sequence + 10000 + i, ${columns}
  from n join restaurant_orders on id = ?`

const lined = `insert into restaurant_order_lines (id, order_id, product_id, sort_order, state, state_at, title, options, words, chosen,
    breakdown, allergens, qty, unit_ore, line_ore, vat_bp, points, prep_minutes)
  select line.id || orders.id, orders.id, product_id, sort_order, state, state_at, line.title, options, words, chosen, breakdown,
    allergens, qty, unit_ore, line_ore, vat_bp, line.points, line.prep_minutes
  from restaurant_orders as orders join restaurant_order_lines as line on line.order_id = ?1
  where orders.id like ?1 || '-%' and not exists (select 1 from restaurant_order_lines as its where its.order_id = orders.id)`
