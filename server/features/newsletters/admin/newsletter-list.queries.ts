import { and, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import {
  newsletterDeliveries,
  newsletterLists,
  newsletters,
  pageContents,
  pageContentTranslations,
} from '#db/schema/index.ts'
import { type NewsletterQuery, newslettersPageSize } from '#domain/admin-newsletters.schema.ts'
import { finderOf } from '#domain/search.ts'
import { sentCount } from '#server/features/newsletters/sending/figures.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Database } from '#server/platform/database.ts'

interface Asked {
  factoryId: string
  defaultCode: string
  query: NewsletterQuery
  /** Those that hold the words of a search; undefined where nothing is searched for. */
  found: readonly string[] | undefined
}

/** Those that are being worked on or sent come first, then what was sent last. */
const rank = sql`case ${newsletters.status} when 'sending' then 0 when 'paused' then 0
  when 'scheduled' then 1 when 'draft' then 2 else 3 end`

/** One page of the newsletters. */
export function newslettersQuery(asked: Asked) {
  return build
    .select({ newsletter: newsletters, listKey: newsletterLists.key, subject: subjectIn(asked) })
    .from(newsletters)
    .innerJoin(newsletterLists, eq(newsletterLists.id, newsletters.listId))
    .where(areAsked(asked))
    .orderBy(
      rank,
      desc(sql`coalesce(${newsletters.finishedAt}, ${newsletters.updatedAt})`),
      desc(newsletters.id),
    )
    .limit(newslettersPageSize)
    .offset((asked.query.page - 1) * newslettersPageSize)
}

export function newsletterTotalQuery(asked: Asked) {
  return build.select({ total: count() }).from(newsletters).where(areAsked(asked))
}

/** The newsletters whose name or subject holds the words: SQL cannot fold, and they are few. */
export async function newslettersNamed(
  database: Database,
  of: Omit<Asked, 'query' | 'found'>,
  typed: string,
): Promise<string[] | undefined> {
  if (typed.trim() === '') return undefined
  const { id, title } = newsletters
  const [rows] = await database.read([
    build
      .select({ id, title, subject: subjectIn(of) })
      .from(newsletters)
      .where(eq(newsletters.factoryId, of.factoryId)),
  ])
  const isFound = finderOf(typed)
  return rows.filter((row) => isFound(`${row.title} ${row.subject}`)).map((row) => row.id)
}

/** How many mails each of them has, and how many of these have left. */
export function deliveryCountsQuery(ids: readonly string[]) {
  return build
    .select({
      newsletterId: newsletterDeliveries.newsletterId,
      planned: count(),
      sent: sentCount,
    })
    .from(newsletterDeliveries)
    .where(
      and(
        inArray(newsletterDeliveries.newsletterId, [...ids]),
        ne(newsletterDeliveries.state, 'skipped'),
      ),
    )
    .groupBy(newsletterDeliveries.newsletterId)
}

/** The subject in the default language. The column is named in words: of one table Drizzle writes it without. */
function subjectIn({ factoryId, defaultCode }: Omit<Asked, 'query' | 'found'>): SQL<string> {
  return sql<string>`coalesce((select said.content_value from ${pageContents} as its
    join ${pageContentTranslations} as said on said.page_content_id = its.id
      and said.language_code = ${defaultCode}
    where its.factory_id = ${factoryId} and its.page_slug = 'letter-' || newsletters.id
      and its.content_key = 'subject'), '')`
}

function areAsked({ factoryId, query: { status }, found }: Asked): SQL | undefined {
  return and(
    eq(newsletters.factoryId, factoryId),
    status && eq(newsletters.status, status),
    found && inArray(newsletters.id, [...found]),
  )
}
