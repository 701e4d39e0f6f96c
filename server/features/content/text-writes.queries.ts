import { and, eq, sql } from 'drizzle-orm'
import { contentVersions, pageContents, pageContentTranslations } from '#db/schema/index.ts'
import type { VersionOrigin, VersionStatus } from '#domain/editing.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { AtParams, TextAt, TextRef, WriteParams, Writer } from './text-places.ts'

type Build = Database['build']

const texts = pageContentTranslations

export interface NewVersion {
  value: string
  status: VersionStatus
  isReviewed: boolean
  origin: VersionOrigin
  /** The source words that it was made from; null in the language that is the source. */
  sourceValue: string | null
  publishAt?: number | null
  unpublishAt?: number | null
}

/** Makes the row of a text that has none yet, as the last of its page; that of an item or a section is as hidden or removed as its others. */
export function madeContent(
  build: Build,
  { factoryId, page, key }: TextRef,
  { id = newId(), type, writer }: { id?: string; type: 'text' | 'html'; writer: Writer },
): Statement {
  const { by, now } = writer
  const next = sql`coalesce((select max(sort_order) + 1 from ${pageContents}
    where factory_id = ${factoryId} and page_slug = ${page}), 0)`
  return statementOf(
    build
      .insert(pageContents)
      .values({
        id,
        factoryId,
        pageSlug: page,
        contentKey: key,
        contentType: type,
        ...marksOf({ factoryId, page, key }),
        sortOrder: next,
        createdAt: now,
        createdBy: by,
        updatedAt: now,
        updatedBy: by,
      })
      .onConflictDoNothing(),
  )
}

/**
 * Raises a text's number from the one that its writer saw (0: it has no row in the language yet, and gets one), with its words where
 * readers are to get them, and adds the version. Of another number nothing is raised: then there is no text to add the version to,
 * and the database refuses the whole batch (`not_null`, see `isStale`). Nothing may come between the two: the second asks whether
 * the first has changed a row.
 */
export function raisedText(
  at: TextAt,
  {
    version,
    rev,
    isPublic,
    writer,
  }: { version: NewVersion; rev: number; isPublic: boolean; writer: Writer },
): Statement[] {
  const values = { ...at, ...writer, publishAt: null, unpublishAt: null, ...version, rev }
  const raised = rev === 0 ? firstWords : nextWords
  return [
    raised(values, isPublic ? 'shown' : 'unseen'),
    insertedVersion({ ...values, id: newId() }, 'guarded'),
  ]
}

/** Keeps what stood there before anybody saved it here, so that the history begins with it. */
export function firstVersion(at: TextAt, version: NewVersion, writer: Writer): Statement {
  const values = { ...at, ...writer, publishAt: null, unpublishAt: null, ...version }
  return insertedVersion({ ...values, id: newId() }, 'free')
}

type VersionParams = WriteParams & Params<'id' | 'status' | 'origin' | 'publishAt' | 'unpublishAt'>

const insertedVersion = preparedQuery((build, at: VersionParams, guard: 'guarded' | 'free') =>
  build.insert(contentVersions).values({
    id: at.id,
    pageContentId:
      guard === 'free' ? at.contentId : sql`case when changes() = 1 then ${at.contentId} end`,
    languageCode: at.languageCode,
    value: at.value,
    status: at.status,
    publishAt: at.publishAt,
    unpublishAt: at.unpublishAt,
    isReviewed: at.isReviewed,
    sourceValue: at.sourceValue,
    origin: at.origin,
    at: at.now,
    author: at.by,
  }),
)

type WordsParams = WriteParams & Params<'origin' | 'rev'>

/** The row of a text that has none in the language; without words where they are no reader's yet. */
const firstWords = preparedQuery((build, at: WordsParams, words: 'shown' | 'unseen') =>
  build
    .insert(texts)
    .values({
      pageContentId: sql`(select id from ${pageContents} where id = ${at.contentId})`,
      languageCode: at.languageCode,
      ...(words === 'shown' ? wordsAt(at) : { contentValue: '' }),
    })
    .onConflictDoNothing(),
)

const nextWords = preparedQuery((build, at: WordsParams, words: 'shown' | 'unseen') =>
  build
    .update(texts)
    .set({ rev: sql`${texts.rev} + 1`, ...(words === 'shown' ? wordsAt(at) : {}) })
    .where(and(isWords(at), eq(texts.rev, at.rev))),
)

function wordsAt(at: WordsParams) {
  return {
    contentValue: sql`${at.value}`,
    isReviewed: sql`${at.isReviewed}`,
    origin: sql`${at.origin}`,
    sourceValue: sql`${at.sourceValue}`,
    updatedAt: sql`${at.now}`,
    updatedBy: sql`${at.by}`,
  }
}

function isWords(at: AtParams) {
  return and(eq(texts.pageContentId, at.contentId), eq(texts.languageCode, at.languageCode))
}

/** What the other texts of an item say of it: a field that nobody has filled before shows no item that is hidden or removed. */
function marksOf({ factoryId, page, key }: Pick<TextRef, 'factoryId' | 'page' | 'key'>) {
  const start = /^[^.]+\.\d+\./u.exec(key)?.[0]
  if (start === undefined) return { isActive: true, removedAt: null }
  const others = sql`from ${pageContents} where factory_id = ${factoryId} and page_slug = ${page}
    and substr(content_key, 1, ${start.length}) = ${start}`
  return {
    isActive: sql`coalesce((select min(is_active) ${others}), 1)`,
    removedAt: sql`(select max(removed_at) ${others})`,
  }
}
