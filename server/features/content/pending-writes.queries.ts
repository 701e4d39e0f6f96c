import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import { contentPending } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { preparedQuery, type Param, type Params } from '#server/platform/prepared-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import type { AtParams, TextAt, WriteParams, Writer } from './text-places.ts'

type Build = Database['build']

/** A draft, or words that go out on a day. */
export interface Pending {
  kind: 'draft' | 'scheduled'
  value: string
  isReviewed: boolean
  publishAt?: number
  unpublishAt?: number | null
  /** When a schedule's words went out whose end is to come. */
  publishedAt?: number | null
}

interface Kept {
  /** What the text's number is then. */
  rev: number
  sourceValue: string | null
}

/** Keeps a draft or a schedule in place of the one before it. */
export function keptPending(
  at: TextAt,
  { pending, writer, ...kept }: { pending: Pending; writer: Writer } & Kept,
): Statement {
  const times = { publishAt: null, unpublishAt: null, publishedAt: null }
  return pendingInsert({ ...at, ...writer, ...times, ...pending, ...kept })
}

const pendingInsert = preparedQuery(
  (build, at: WriteParams & Params<'kind' | 'publishAt' | 'unpublishAt' | 'publishedAt' | 'rev'>) =>
    build
      .insert(contentPending)
      .values({
        pageContentId: at.contentId,
        languageCode: at.languageCode,
        kind: at.kind,
        value: at.value,
        isReviewed: at.isReviewed,
        sourceValue: at.sourceValue,
        publishAt: at.publishAt,
        unpublishAt: at.unpublishAt,
        publishedAt: at.publishedAt,
        rev: at.rev,
        at: at.now,
        author: at.by,
      })
      .onConflictDoUpdate({
        target: [contentPending.pageContentId, contentPending.languageCode, contentPending.kind],
        set: {
          value: sql`excluded.value`,
          isReviewed: sql`excluded.is_reviewed`,
          sourceValue: sql`excluded.source_value`,
          publishAt: sql`excluded.publish_at`,
          unpublishAt: sql`excluded.unpublish_at`,
          publishedAt: sql`excluded.published_at`,
          rev: sql`excluded.rev`,
          at: sql`excluded.at`,
          author: sql`excluded.author`,
        },
      }),
)

/** Removes a draft or a schedule. */
export function removedPending(at: TextAt, kind: Pending['kind']): Statement {
  return pendingDelete({ ...at, kind })
}

const pendingDelete = preparedQuery((build, at: AtParams & Params<'kind'>) =>
  build.delete(contentPending).where(isPending(at)),
)

/** Remembers that a schedule's words are out and that only its end is to come. */
export function begunSchedule(build: Build, at: TextAt, now: number): Statement {
  return statementOf(
    build
      .update(contentPending)
      .set({ publishedAt: now })
      .where(isPending({ ...at, kind: 'scheduled' })),
  )
}

/** The draft or the schedule of a text. */
export function isPending(
  at: Readonly<Record<keyof TextAt, Param>> & { kind: Pending['kind'] | Placeholder },
) {
  return and(
    eq(contentPending.pageContentId, at.contentId),
    eq(contentPending.languageCode, at.languageCode),
    eq(contentPending.kind, at.kind),
  )
}
