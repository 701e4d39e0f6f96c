import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Titled } from './titles.queries.ts'

const mostShown = 100

interface TitleAt {
  factoryId: string
  /** The link, or a query that answers it. */
  id: string | SQL
  languageCode: string
}

/** The link, if it is there, and the versions of its title in a language, newest first, 100 at most. */
export async function findTitleVersions(
  { build, read }: Pick<Database, 'build' | 'read'>,
  { links, versions }: Titled,
  { factoryId, id, languageCode }: TitleAt,
) {
  const isLink = and(sql`${links.id} = ${id}`, eq(links.factoryId, factoryId))
  const [[link], rows] = await read([
    build.select({ id: links.id }).from(links).where(isLink),
    build
      .select({
        id: versions.id,
        value: versions.title,
        isReviewed: versions.isReviewed,
        sourceTitle: versions.sourceTitle,
        origin: versions.origin,
        at: versions.at,
        byName: users.name,
      })
      .from(versions)
      .innerJoin(links, eq(links.id, versions.linkId))
      .leftJoin(users, eq(users.id, versions.author))
      .where(and(isLink, eq(versions.languageCode, languageCode)))
      .orderBy(desc(versions.at), desc(sql`${versions}.rowid`))
      .limit(mostShown),
  ])
  return { link, rows }
}
