import { and, eq, type SQL, sql } from 'drizzle-orm'
import {
  contentPending,
  contentVersions,
  pageContents,
  pageContentTranslations,
} from '#db/schema/index.ts'
import type { VersionOrigin, VersionStatus } from '#domain/editing.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

type Build = Database['build']

/** One text in one language. */
export interface TextRef {
  factoryId: string
  page: string
  key: string
  languageCode: string
  defaultCode: string
}

/** Who writes, and when. */
export interface Writer {
  by: string | null
  now: number
}

export interface NewVersion {
  value: string
  status: VersionStatus
  isReviewed: boolean
  origin: VersionOrigin
  /** The source words that it was made from; those of the moment where this is left out. */
  sourceValue?: string | null
  publishAt?: number | null
  unpublishAt?: number | null
}

export interface Pending {
  kind: 'draft' | 'scheduled'
  value: string
  isReviewed: boolean
  publishAt?: number
  unpublishAt?: number | null
}

/** Makes the row of a text that has none yet, as the last of its page; that of an item or a section is as hidden or removed as its others. */
export function madeContent(
  build: Build,
  { factoryId, page, key }: TextRef,
  { type, writer }: { type: 'text' | 'html'; writer: Writer },
): Statement {
  const { by, now } = writer
  const next = sql`coalesce((select max(sort_order) + 1 from ${pageContents}
    where factory_id = ${factoryId} and page_slug = ${page}), 0)`
  return statementOf(
    build
      .insert(pageContents)
      .values({
        id: newId(),
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
 * Adds a version, if the text still has the rev that its writer saw: of another one there is no text to add it to, and the
 * database refuses the whole batch (`not_null`, see `isStale`).
 */
export function guardedVersion(
  build: Build,
  ref: TextRef,
  { version, rev, writer }: { version: NewVersion; rev: number; writer: Writer },
): Statement {
  const { languageCode } = ref
  const seen = sql`(select c.id from ${pageContents} as c where c.id = ${contentIdOf(ref)} and ${rev} = coalesce(
    (select t.rev from ${pageContentTranslations} as t where t.page_content_id = c.id and t.language_code = ${languageCode}), 0))`
  return statementOf(
    build.insert(contentVersions).values({
      id: newId(),
      pageContentId: seen,
      languageCode,
      value: version.value,
      status: version.status,
      publishAt: version.publishAt ?? null,
      unpublishAt: version.unpublishAt ?? null,
      isReviewed: version.isReviewed,
      sourceValue: madeFrom(ref, version),
      origin: version.origin,
      at: writer.now,
      author: writer.by,
    }),
  )
}

/** Keeps what stood there before anybody saved it here, so that the history begins with it. */
export function firstVersion(
  build: Build,
  ref: TextRef,
  before: NewVersion & { at: number; author: string | null },
): Statement {
  const { at, author, ...version } = before
  return statementOf(
    build.insert(contentVersions).values({
      id: newId(),
      pageContentId: contentIdOf(ref),
      languageCode: ref.languageCode,
      ...version,
      at,
      author,
    }),
  )
}

/** Puts words in force in place of those that stand there. */
export function publishedWords(
  build: Build,
  ref: TextRef,
  { version, writer }: { version: NewVersion; writer: Writer },
): Statement {
  const words = {
    contentValue: version.value,
    isReviewed: version.isReviewed,
    origin: version.origin,
    sourceValue: madeFrom(ref, version),
    updatedAt: writer.now,
    updatedBy: writer.by,
  }
  return statementOf(
    build
      .insert(pageContentTranslations)
      .values({ pageContentId: contentIdOf(ref), languageCode: ref.languageCode, ...words })
      .onConflictDoUpdate({ target: textKey, set: { ...words, rev: nextRev } }),
  )
}

/** Raises the text's number; one that has no words yet gets a row without words, which readers do not see. */
export function raisedRev(build: Build, ref: TextRef): Statement {
  return statementOf(
    build
      .insert(pageContentTranslations)
      .values({ pageContentId: contentIdOf(ref), languageCode: ref.languageCode, contentValue: '' })
      .onConflictDoUpdate({ target: textKey, set: { rev: nextRev } }),
  )
}

/** Keeps a draft or a schedule in place of the one before it. `rev` is what the text's number is then. */
export function keptPending(
  build: Build,
  ref: TextRef,
  { pending, rev, writer }: { pending: Pending; rev: number; writer: Writer },
): Statement {
  const { kind, ...words } = pending
  const row = {
    ...words,
    sourceValue: madeFrom(ref, {}),
    publishAt: pending.publishAt ?? null,
    unpublishAt: pending.unpublishAt ?? null,
    publishedAt: null,
    rev,
    at: writer.now,
    author: writer.by,
  }
  return statementOf(
    build
      .insert(contentPending)
      .values({ pageContentId: contentIdOf(ref), languageCode: ref.languageCode, kind, ...row })
      .onConflictDoUpdate({
        target: [contentPending.pageContentId, contentPending.languageCode, contentPending.kind],
        set: row,
      }),
  )
}

/** Removes a draft or a schedule, where a condition holds if there is one. */
export function removedPending(
  build: Build,
  ref: TextRef,
  kind: Pending['kind'],
  condition?: SQL,
): Statement {
  return statementOf(build.delete(contentPending).where(and(isPending(ref, kind), condition)))
}

/** Remembers that a schedule's words are out and that only its end is to come. */
export function begunSchedule(build: Build, ref: TextRef, now: number): Statement {
  return statementOf(
    build.update(contentPending).set({ publishedAt: now }).where(isPending(ref, 'scheduled')),
  )
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

const textKey = [pageContentTranslations.pageContentId, pageContentTranslations.languageCode]
const nextRev = sql`${pageContentTranslations.rev} + 1`

function isPending(ref: TextRef, kind: Pending['kind']) {
  return and(
    eq(contentPending.pageContentId, contentIdOf(ref)),
    eq(contentPending.languageCode, ref.languageCode),
    eq(contentPending.kind, kind),
  )
}

/** Looked up when the batch runs: the row may be made by the statement before. */
function contentIdOf({ factoryId, page, key }: TextRef): SQL<string> {
  return sql<string>`(select id from ${pageContents}
    where factory_id = ${factoryId} and page_slug = ${page} and content_key = ${key})`
}

/** The default language's words as they stand when the batch runs; nothing for the default language itself. */
function madeFrom(
  ref: TextRef,
  { sourceValue }: Pick<NewVersion, 'sourceValue'>,
): SQL | string | null {
  if (ref.languageCode === ref.defaultCode) return null
  if (sourceValue !== undefined) return sourceValue
  return sql`(select nullif(s.content_value, '') from ${pageContentTranslations} as s
    where s.page_content_id = ${contentIdOf(ref)} and s.language_code = ${ref.defaultCode})`
}
