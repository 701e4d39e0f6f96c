import { sql } from 'drizzle-orm'
import { contentVersions, pageContents, pageContentTranslations } from '#db/schema/index.ts'
import type { VersionOrigin, VersionStatus } from '#domain/editing.ts'
import { newId } from '#domain/ids.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { keptQuery, type Places } from '#server/platform/kept-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import {
  contentIdOf,
  madeFrom,
  type RefPlaces,
  type Source,
  sourceOf,
  type TextRef,
  type WritePlaces,
  type Writer,
} from './text-places.queries.ts'

type Build = Database['build']

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
  ref: TextRef,
  { version, rev, writer }: { version: NewVersion; rev: number; writer: Writer },
): Statement {
  return guardedInsert(
    {
      ...ref,
      ...writer,
      ...version,
      sourceValue: version.sourceValue ?? null,
      publishAt: version.publishAt ?? null,
      unpublishAt: version.unpublishAt ?? null,
      id: newId(),
      rev,
    },
    sourceOf(ref, version),
  )
}

const guardedInsert = keptQuery(
  (
    build,
    at: WritePlaces & Places<'id' | 'rev' | 'status' | 'origin' | 'publishAt' | 'unpublishAt'>,
    from: Source,
  ) => {
    const seen = sql`(select c.id from ${pageContents} as c where c.id = ${contentIdOf(at)} and ${at.rev} = coalesce(
      (select t.rev from ${pageContentTranslations} as t where t.page_content_id = c.id and t.language_code = ${at.languageCode}), 0))`
    return build.insert(contentVersions).values({
      id: at.id,
      pageContentId: seen,
      languageCode: at.languageCode,
      value: at.value,
      status: at.status,
      publishAt: at.publishAt,
      unpublishAt: at.unpublishAt,
      isReviewed: at.isReviewed,
      sourceValue: madeFrom(at, from),
      origin: at.origin,
      at: at.now,
      author: at.by,
    })
  },
)

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
  ref: TextRef,
  { version, writer }: { version: NewVersion; writer: Writer },
): Statement {
  const sourceValue = version.sourceValue ?? null
  return publishedInsert({ ...ref, ...writer, ...version, sourceValue }, sourceOf(ref, version))
}

const publishedInsert = keptQuery((build, at: WritePlaces & Places<'origin'>, from: Source) =>
  build
    .insert(pageContentTranslations)
    .values({
      pageContentId: contentIdOf(at),
      languageCode: at.languageCode,
      contentValue: at.value,
      isReviewed: at.isReviewed,
      origin: at.origin,
      sourceValue: madeFrom(at, from),
      updatedAt: at.now,
      updatedBy: at.by,
    })
    .onConflictDoUpdate({
      target: textKey,
      set: {
        contentValue: sql`excluded.content_value`,
        isReviewed: sql`excluded.is_reviewed`,
        origin: sql`excluded.origin`,
        sourceValue: sql`excluded.source_value`,
        updatedAt: sql`excluded.updated_at`,
        updatedBy: sql`excluded.updated_by`,
        rev: nextRev,
      },
    }),
)

/** Raises the text's number; one that has no words yet gets a row without words, which readers do not see. */
export function raisedRev(ref: TextRef): Statement {
  return raisedInsert(ref)
}

const raisedInsert = keptQuery((build, at: RefPlaces) =>
  build
    .insert(pageContentTranslations)
    .values({ pageContentId: contentIdOf(at), languageCode: at.languageCode, contentValue: '' })
    .onConflictDoUpdate({ target: textKey, set: { rev: nextRev } }),
)

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
