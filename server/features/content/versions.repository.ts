import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { contentVersions, pageContents, users } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { TextRef } from './text-places.ts'

const mostShown = 100
const mostSearched = 1000

/** The versions of a text in a language, newest first, 100 at most. */
export async function listVersions(database: Database, ref: TextRef) {
  const [rows] = await database.read([
    database.build
      .select({
        id: contentVersions.id,
        value: contentVersions.value,
        status: contentVersions.status,
        origin: contentVersions.origin,
        at: contentVersions.at,
        byName: users.name,
      })
      .from(contentVersions)
      .innerJoin(pageContents, eq(pageContents.id, contentVersions.pageContentId))
      .leftJoin(users, eq(users.id, contentVersions.author))
      .where(isOf(ref))
      .orderBy(...newestFirst)
      .limit(mostShown),
  ])
  return rows
}

/** What the text has ever said in its language, newest first, the last thousand of its versions. */
export async function listWords(database: Database, ref: TextRef): Promise<string[]> {
  const [rows] = await database.read([
    database.build
      .select({ value: contentVersions.value })
      .from(contentVersions)
      .innerJoin(pageContents, eq(pageContents.id, contentVersions.pageContentId))
      .where(isOf(ref))
      .orderBy(...newestFirst)
      .limit(mostSearched),
  ])
  return rows.map(({ value }) => value)
}

/** One version of this text in this language; undefined for any other. */
export async function findVersion(database: Database, ref: TextRef, id: string) {
  const [rows] = await database.read([
    database.build
      .select({
        value: contentVersions.value,
        isReviewed: contentVersions.isReviewed,
        origin: contentVersions.origin,
        sourceValue: contentVersions.sourceValue,
      })
      .from(contentVersions)
      .innerJoin(pageContents, eq(pageContents.id, contentVersions.pageContentId))
      .where(and(isOf(ref), eq(contentVersions.id, id))),
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
export async function findMade(
  database: Database,
  ref: TextRef,
  { value, source, isReviewed }: Former,
) {
  const [rows] = await database.read([
    database.build
      .select({
        isReviewed: contentVersions.isReviewed,
        origin: contentVersions.origin,
        sourceValue: contentVersions.sourceValue,
      })
      .from(contentVersions)
      .innerJoin(pageContents, eq(pageContents.id, contentVersions.pageContentId))
      .where(
        and(
          isOf(ref),
          eq(contentVersions.value, value),
          isMadeFrom(source),
          isReviewed === undefined ? undefined : eq(contentVersions.isReviewed, isReviewed),
        ),
      )
      .orderBy(...newestFirst)
      .limit(1),
  ])
  return rows[0]
}

function isMadeFrom(source: Former['source']) {
  const { sourceValue } = contentVersions
  if (source === undefined) return undefined
  return source === null ? isNull(sourceValue) : or(isNull(sourceValue), eq(sourceValue, source))
}

/** The last draft that was kept of this text, and where its words came from; undefined where there was none. */
export async function findLastDraft(database: Database, ref: TextRef) {
  const [rows] = await database.read([
    database.build
      .select({ value: contentVersions.value, origin: contentVersions.origin })
      .from(contentVersions)
      .innerJoin(pageContents, eq(pageContents.id, contentVersions.pageContentId))
      .where(and(isOf(ref), eq(contentVersions.status, 'draft')))
      .orderBy(...newestFirst)
      .limit(1),
  ])
  return rows[0]
}

/** Versions are only ever added: the later of one millisecond is the one that was added later. */
const newestFirst = [desc(contentVersions.at), desc(sql`${contentVersions}.rowid`)]

function isOf({ factoryId, page, key, languageCode }: TextRef) {
  return and(
    eq(pageContents.factoryId, factoryId),
    eq(pageContents.pageSlug, page),
    eq(pageContents.contentKey, key),
    eq(contentVersions.languageCode, languageCode),
  )
}
