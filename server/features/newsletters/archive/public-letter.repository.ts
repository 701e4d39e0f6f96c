import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { newsletters, products, stockMovements } from '#db/schema/index.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

/** The newsletter at an address. */
export async function findLetter(
  database: Database,
  { factoryId, url }: { factoryId: string; url: string },
) {
  const { id, listId, startedAt, fromName, isPublic, isDraftShared } = newsletters
  const [rows] = await database.read([
    build
      .select({
        ...{ id, listId, startedAt, fromName, isPublic, isDraftShared },
        languageCodes: languagesOf(factoryId),
      })
      .from(newsletters)
      .where(and(eq(newsletters.factoryId, factoryId), eq(newsletters.shareableUrl, url))),
  ])
  return rows[0]
}

/** The languages in which a newsletter has a subject. */
function languagesOf(factoryId: string): SQL<string[]> {
  return sql<string[]>`(select json_group_array(words.language_code)
    from page_contents as subject join page_content_translations as words on words.page_content_id = subject.id
    where subject.factory_id = ${factoryId} and subject.page_slug = 'letter-' || newsletters.id
      and subject.content_key = 'subject' and words.content_value <> '')`.mapWith(
    (text: string) => JSON.parse(text) as string[],
  )
}

/** Those of the products of which something stood on the shelf at a time, by the book of the stock. */
export async function listThereAt(
  database: Database,
  productIds: readonly string[],
  at: number,
): Promise<string[]> {
  const balance = sql`(select it.balance from ${stockMovements} as it
    where it.product_id = ${products.id} and it.created_at <= ${at}
    order by it.created_at desc, it.id desc limit 1)`
  const [rows] = await database.read([
    build
      .select({ id: products.id })
      .from(products)
      .where(and(inArray(products.id, [...productIds]), sql`${balance} > 0`)),
  ])
  return rows.map(({ id }) => id)
}
