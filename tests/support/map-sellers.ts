import type { Client } from '@libsql/client/http'
import { fold } from '#domain/folded-text.ts'
import { newId } from '#domain/ids.ts'

type Columns = Record<string, string | number | null>

export interface MapSeller {
  slug: string
  name: string
  city: string
  lat: number
  lng: number
  kind?: string
  status?: string
  postcode?: string
  /** Columns as the table has them. */
  more?: Columns
}

/** Every day from 9 to 17. */
const dailyHours = JSON.stringify(
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, opensMinute: 540, closesMinute: 1020 })),
)

/** Puts sellers on the map, in place of all that were there; their ids by slug. */
export async function setSellers(
  database: Client,
  sellers: readonly MapSeller[],
): Promise<Record<string, string>> {
  const { rows } = await database.execute('select id from factories order by created_at limit 1')
  const factoryId = String(rows[0]?.['id'])
  const made = sellers.map((seller, index) => rowOf(seller, index, factoryId))
  await database.batch(
    [
      `update seller_applications set seller_id = null`,
      'delete from sellers',
      ...made.map((row) => ({
        sql: `insert into sellers (${Object.keys(row).join(', ')})
          values (${Object.keys(row)
            .map(() => '?')
            .join(', ')})`,
        args: Object.values(row),
      })),
    ],
    'write',
  )
  return Object.fromEntries(made.map((row) => [String(row['slug']), String(row['id'])]))
}

/** Says of a seller that it carries products, by their keys. */
export async function setGoods(
  database: Client,
  sellerId: string,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await database.execute({
      sql: `insert into seller_products (seller_id, product_id) select ?, id from products where key = ?`,
      args: [sellerId, key],
    })
}

function rowOf(seller: MapSeller, index: number, factoryId: string): Columns {
  const { more, ...facts } = seller
  const place = { street: 'Storgata 1', postcode: '5003', kind: 'shop', ...facts }
  return {
    id: newId(),
    factory_id: factoryId,
    status: 'active',
    org_no: String(910_000_000 + index),
    contact: 'Kari',
    phone: '+4740000000',
    email: `${seller.slug}@example.test`,
    weekly: dailyHours,
    exceptions: '[]',
    approved_at: 0,
    terms_version: '1',
    search_text: fold([place.name, place.street, place.postcode, place.city].join(' ')),
    created_at: 0,
    updated_at: 0,
    ...place,
    ...more,
  }
}
