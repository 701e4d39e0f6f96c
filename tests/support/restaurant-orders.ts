import type { Client } from '@libsql/client/http'
import type { ServiceMode } from '#domain/orderable.ts'
import { type RestaurantOrderStatus, ticketNumber } from '#domain/restaurant-orders.ts'

const minuteMs = 60_000

interface TicketToMake {
  /** The restaurant's slug. */
  restaurant?: string
  status?: RestaurantOrderStatus
  mode?: ServiceMode
  tableName?: string | null
  /** Keys of its dishes, such as `margherita`, each a line of one; a dish named twice is two lines. */
  dishes?: readonly string[]
  /** Epoch ms. */
  placedAt?: number
  promisedAt?: number
  readyAt?: number | null
  languageCode?: string
  name?: string
  email?: string
  guestHash?: string | null
  comment?: string
  allergyNote?: string
}

export interface MadeTicket {
  id: string
  token: string
  restaurantId: string
  sequence: number
  ticket: number
  lineIds: string[]
}

/** Puts an order to a restaurant straight into the database, as placing and the steps up to its status would have left it. */
export async function makeTicket(database: Client, wanted: TicketToMake = {}): Promise<MadeTicket> {
  const { restaurant = 'kvernhuset', dishes = ['margherita'], placedAt = Date.now() } = wanted
  const { status = 'new', promisedAt = placedAt + 20 * minuteMs } = wanted
  const found = await dishesOf(database, restaurant, dishes)
  const [first] = found
  if (!first || found.length !== dishes.length) throw new Error(`no such dishes in ${restaurant}`)
  const restaurantId = String(first['restaurant_id'])
  const day = new Date(placedAt).toISOString().slice(0, 10)
  const made = { id: crypto.randomUUID(), token: crypto.randomUUID().replaceAll('-', '') }
  const counted = await database.execute({
    sql: `select coalesce(max(sequence), 0) + 1 as next from restaurant_orders where restaurant_id = ? and day = ?`,
    args: [restaurantId, day],
  })
  const sequence = Number(counted.rows[0]?.['next'])
  const total = found.reduce((sum, row) => sum + Number(row['shop_price_ore']), 0)
  const isBegun = !['new', 'rejected', 'expired'].includes(status)
  const isReady = ['ready', 'completed', 'no_show'].includes(status)
  const isOpen = ['new', 'accepted', 'preparing', 'ready'].includes(status)
  const isVoid = ['rejected', 'expired', 'cancelled'].includes(status)
  const lineState = isReady ? 'done' : isVoid ? 'void' : 'waiting'
  const lines = found.map((row, at) => ({ row, at, id: crypto.randomUUID() }))
  await database.batch(
    [
      {
        sql: `insert into restaurant_feeds (restaurant_id, revision) values (?, 1)
          on conflict (restaurant_id) do update set revision = revision + 1`,
        args: [restaurantId],
      },
      inserted('restaurant_orders', {
        id: made.id,
        factory_id: String(first['factory_id']),
        restaurant_id: restaurantId,
        public_token: made.token,
        idempotency_key: crypto.randomUUID(),
        day,
        sequence,
        ticket: ticketNumber(sequence),
        mode: wanted.mode ?? 'pickup',
        table_name: wanted.tableName ?? null,
        status,
        payment_status: isVoid ? 'voided' : 'pending',
        guest_hash: wanted.guestHash ?? null,
        name: wanted.name ?? 'Ingrid',
        phone: '40000000',
        email: wanted.email ?? '',
        language_code: wanted.languageCode ?? 'nb',
        comment: wanted.comment ?? '',
        allergy_note: wanted.allergyNote ?? '',
        is_asap: 1,
        slot_at: promisedAt,
        promised_at: promisedAt,
        accept_by: placedAt + 10 * minuteMs,
        points: found.length,
        prep_minutes: Math.max(...found.map((row) => Number(row['prep_minutes']))),
        accepted_at: isBegun ? placedAt : null,
        started_at: status === 'preparing' || isReady ? placedAt : null,
        ready_at: isReady ? (wanted.readyAt ?? promisedAt) : null,
        closed_at: isOpen ? null : promisedAt,
        total_ore: total,
        vat: JSON.stringify([{ rateBp: 1500, ...splitOf(total) }]),
        terms_accepted_at: placedAt,
        feed_revision: 0,
        created_at: placedAt,
        updated_at: placedAt,
      }),
      {
        sql: `update restaurant_orders set feed_revision =
          (select revision from restaurant_feeds where restaurant_id = ?) where id = ?`,
        args: [restaurantId, made.id],
      },
      ...lines.map(({ row, at, id }) =>
        lineOf(row, { id, at, orderId: made.id, lineState, placedAt }),
      ),
    ],
    'write',
  )
  const lineIds = lines.map(({ id }) => id)
  return { ...made, restaurantId, sequence, ticket: ticketNumber(sequence), lineIds }
}

type Row = Awaited<ReturnType<typeof dishesOf>>[number]

async function dishesOf(database: Client, restaurant: string, keys: readonly string[]) {
  const { rows } = await database.execute({
    sql: `select products.id, products.key, products.shop_price_ore, dishes.prep_minutes, dishes.restaurant_id,
        restaurants.factory_id,
        (select json_group_object(language_code, name) from product_translations where product_id = products.id) as names
      from dishes join products on products.id = dishes.product_id
      join restaurants on restaurants.id = dishes.restaurant_id where restaurants.slug = ?`,
    args: [restaurant],
  })
  return keys.flatMap((key) => rows.filter((row) => row['key'] === `${restaurant}-${key}`))
}

function lineOf(
  row: Row,
  line: { id: string; at: number; orderId: string; lineState: string; placedAt: number },
) {
  const names = JSON.parse(String(row['names'])) as Record<string, string>
  const price = Number(row['shop_price_ore'])
  return inserted('restaurant_order_lines', {
    id: line.id,
    order_id: line.orderId,
    product_id: String(row['id']),
    sort_order: line.at,
    state: line.lineState,
    state_at: line.placedAt,
    title: names['nb'] ?? '',
    options: '[]',
    words: JSON.stringify({ title: names, options: [] }),
    chosen: JSON.stringify({
      restaurant_id: String(row['restaurant_id']),
      ...{ options: [], is_half_and_half: false, halves: [], comment: '', allergy_note: '' },
    }),
    breakdown: JSON.stringify({ rows: [{ key: 'dish', value: '', price }], total_price: price }),
    allergens: '[]',
    qty: 1,
    unit_ore: price,
    line_ore: price,
    vat_bp: 1500,
    points: 1,
    prep_minutes: Number(row['prep_minutes']),
  })
}

function splitOf(grossOre: number) {
  const vatOre = Math.round((grossOre * 1500) / 11_500)
  return { netOre: grossOre - vatOre, vatOre }
}

function inserted(table: string, values: Record<string, string | number | null>) {
  const names = Object.keys(values)
  return {
    sql: `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    args: Object.values(values),
  }
}
