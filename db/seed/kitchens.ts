import type { Client } from '@libsql/client/http'
import { kitchenCodes, kitchenStaff } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import { demoLanguages } from './languages.ts'
import people from './people.json' with { type: 'json' }
import { add, madeNow, newSeed } from './seed.ts'

/** A kitchen of the demo, and who works in it. */
export interface DemoKitchen {
  restaurantId: string
  name: string
  cook: string
  /** The cook is there already. */
  hasCook: boolean
}

/** The kitchens of the demo that the database has, by what the default language calls them. */
export async function findKitchens(client: Client): Promise<DemoKitchen[]> {
  const { rows } = await client.execute({
    sql: `select restaurants.id, restaurants.slug, said.name, exists (
        select 1 from kitchen_staff where kitchen_staff.restaurant_id = restaurants.id) as has_cook
      from restaurants join restaurant_translations as said
        on said.restaurant_id = restaurants.id and said.language_code = ?
      order by restaurants.sort_order`,
    args: [demoLanguages.defaultCode],
  })
  const cooks = new Map(Object.entries(people.cooks))
  return rows.flatMap((row) => {
    const cook = cooks.get(String(row['slug']))
    if (cook === undefined) return []
    const [restaurantId, name] = [String(row['id']), String(row['name'])]
    return [{ restaurantId, name, cook, hasCook: row['has_cook'] === 1 }]
  })
}

/** Adds a kitchen's cook, or gives the one who is there another PIN, as a hash. */
export async function saveCook(
  client: Client,
  { restaurantId, cook, hasCook }: DemoKitchen,
  pinHash: string,
): Promise<void> {
  if (hasCook) {
    const sql = 'update kitchen_staff set pin_hash = ? where restaurant_id = ? and name = ?'
    await client.execute({ sql, args: [pinHash, restaurantId, cook] })
    return
  }
  const seed = newSeed(demoLanguages)
  add(seed, kitchenStaff, [{ id: newId(), restaurantId, name: cook, pinHash, ...madeNow(seed) }])
  await client.batch(seed.statements, 'write')
}

/** Lets one screen be paired with each kitchen by a code, of which the hash is kept; the codes of the last start open nothing more. */
export async function saveCodes(
  client: Client,
  codes: readonly { restaurantId: string; codeHash: string }[],
  expiresAt: number,
): Promise<void> {
  const seed = newSeed(demoLanguages)
  const rows = codes.map((code) => ({ ...code, name: 'Demo', expiresAt }))
  seed.statements.push('delete from kitchen_codes where made_by is null')
  if (rows.length > 0) add(seed, kitchenCodes, rows)
  await client.batch(seed.statements, 'write')
}
