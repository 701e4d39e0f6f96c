import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import type { VersionOrigin, VersionStatus } from '#domain/editing.ts'
import type { Database } from '#server/platform/database.ts'
import { adapterOf } from './text-adapters.ts'
import type { TextRef } from './text-places.ts'

const mostShown = 100
const mostSearched = 1000

/** What every noun's versions are read as. */
const version = {
  id: sql<string>`v.id`,
  value: sql<string>`v.value`,
  status: sql<VersionStatus>`v.status`,
  origin: sql<VersionOrigin>`v.origin`,
  isReviewed: sql<boolean>`v.is_reviewed`.mapWith(Boolean),
  sourceValue: sql<string | null>`v.source_value`,
  at: sql<number>`v.at`,
}
const { value, status, origin, isReviewed, sourceValue } = version

/** Versions are only ever added: the later of one millisecond is the one that was added later. */
const newestFirst = [desc(version.at), desc(sql`v.seq`)]

function versionsOf(ref: TextRef): SQL {
  return sql`(${adapterOf(ref.page).versions(ref)}) as v`
}

/** The versions of a text in a language, newest first, 100 at most. */
export async function listVersions(database: Database, ref: TextRef) {
  const { isReviewed: _reviewed, sourceValue: _source, ...shown } = version
  const [rows] = await database.read([
    database.build
      .select({ ...shown, byName: users.name })
      .from(versionsOf(ref))
      .leftJoin(users, eq(users.id, sql`v.author`))
      .orderBy(...newestFirst)
      .limit(mostShown),
  ])
  return rows
}

/** What the text has ever said in its language, newest first, the last thousand of its versions. */
export async function listWords(database: Database, ref: TextRef): Promise<string[]> {
  const [rows] = await database.read([
    database.build
      .select({ value })
      .from(versionsOf(ref))
      .orderBy(...newestFirst)
      .limit(mostSearched),
  ])
  return rows.map((row) => row.value)
}

/** One version of this text in this language; undefined for any other. */
export async function findVersion(database: Database, ref: TextRef, id: string) {
  const [rows] = await database.read([
    database.build
      .select({ value, isReviewed, origin, sourceValue })
      .from(versionsOf(ref))
      .where(eq(version.id, id)),
  ])
  return rows[0]
}

interface Former {
  value: string
  /** Null where nobody knew. */
  source?: string | null | undefined
  isReviewed?: boolean | undefined
}

/**
 * How words came about when they were kept last; undefined where they never were. Said twice they may be made from two sources: what
 * is known of that is named.
 */
export async function findMade(database: Database, ref: TextRef, former: Former) {
  const [rows] = await database.read([
    database.build
      .select({ isReviewed, origin, sourceValue })
      .from(versionsOf(ref))
      .where(
        and(
          eq(value, former.value),
          isMadeFrom(former.source),
          former.isReviewed === undefined
            ? undefined
            : sql`${isReviewed} = ${former.isReviewed ? 1 : 0}`,
        ),
      )
      .orderBy(...newestFirst)
      .limit(1),
  ])
  return rows[0]
}

function isMadeFrom(source: Former['source']) {
  if (source === undefined) return undefined
  return source === null ? isNull(sourceValue) : or(isNull(sourceValue), eq(sourceValue, source))
}

/** The last draft that was kept of this text, and where its words came from; undefined where there was none. */
export async function findLastDraft(database: Database, ref: TextRef) {
  const [rows] = await database.read([
    database.build
      .select({ value, origin })
      .from(versionsOf(ref))
      .where(eq(status, 'draft'))
      .orderBy(...newestFirst)
      .limit(1),
  ])
  return rows[0]
}

/** Who has made the last changes of a text, newest first: also who has thrown words of it away. Null: a plan that came due. */
export async function findLastChangers(database: Database, ref: TextRef, count: number) {
  const [rows] = await database.read([
    database.build
      .select({ by: sql<string | null>`c."by"` })
      .from(sql`(${adapterOf(ref.page).changers(ref)}) as c`)
      .orderBy(desc(sql`c.at`), desc(sql`c.seq`))
      .limit(count),
  ])
  return rows.map(({ by }) => by)
}
