import { and, desc, eq, sql } from 'drizzle-orm'
import { quoteLines, quoteOffers, quotes } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'

interface Owner {
  factoryId: string
  userId: string
}

/** A page of what a person has asked prices for, the last first, and how many requests there are. */
export async function listQuotes(
  database: Database,
  owner: Owner,
  page: { limit: number; offset: number },
) {
  const { build } = database
  const areOwn = and(eq(quotes.factoryId, owner.factoryId), eq(quotes.userId, owner.userId))
  const lines = sql`from ${quoteLines} where ${quoteLines.quoteId} = ${quotes.id}`
  const titles = sql<string>`(select json_group_array(title) from (
    select ${quoteLines.title} as title ${lines} order by ${quoteLines.sortOrder} limit 3))`
  const lineCount = sql<number>`(select count(*) ${lines})`
  const totalOre = sql<number | null>`(select ${quoteOffers.totalOre} from ${quoteOffers}
    where ${quoteOffers.quoteId} = ${quotes.id} and ${quoteOffers.version} = ${quotes.offerVersion})`
  const [rows, count] = await database.read([
    build
      .select({
        token: quotes.publicToken,
        number: quotes.number,
        status: quotes.status,
        createdAt: quotes.createdAt,
        company: quotes.company,
        validUntil: quotes.validUntil,
        // Nested, since Drizzle drops the table's name from columns that stand in a selection of one table.
        titles: sql<string>`${titles}`,
        lines: sql<number>`${lineCount}`,
        totalOre: sql<number | null>`${totalOre}`,
      })
      .from(quotes)
      .where(areOwn)
      .orderBy(desc(quotes.createdAt), desc(quotes.id))
      .limit(page.limit)
      .offset(page.offset),
    build
      .select({ total: sql<number>`count(*)` })
      .from(quotes)
      .where(areOwn),
  ])
  return { rows, total: count[0]?.total ?? 0 }
}
