import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import { contentPending } from '#db/schema/index.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { keptQuery, type Places } from '#server/platform/kept-query.ts'
import { statementOf } from '#server/platform/statement.ts'
import {
  contentIdOf,
  type InRef,
  madeFrom,
  type RefPlaces,
  type Source,
  sourceOf,
  type TextRef,
  type WritePlaces,
  type Writer,
} from './text-places.queries.ts'

type Build = Database['build']

/** A draft, or words that go out on a day. */
export interface Pending {
  kind: 'draft' | 'scheduled'
  value: string
  isReviewed: boolean
  publishAt?: number
  unpublishAt?: number | null
}

/** Keeps a draft or a schedule in place of the one before it. `rev` is what the text's number is then. */
export function keptPending(
  ref: TextRef,
  { pending, rev, writer }: { pending: Pending; rev: number; writer: Writer },
): Statement {
  const times = { publishAt: pending.publishAt ?? null, unpublishAt: pending.unpublishAt ?? null }
  const values = { ...ref, ...writer, ...pending, ...times, sourceValue: null, rev }
  return pendingInsert(values, sourceOf(ref, {}))
}

const pendingInsert = keptQuery(
  (build, at: WritePlaces & Places<'kind' | 'publishAt' | 'unpublishAt' | 'rev'>, from: Source) =>
    build
      .insert(contentPending)
      .values({
        pageContentId: contentIdOf(at),
        languageCode: at.languageCode,
        kind: at.kind,
        value: at.value,
        isReviewed: at.isReviewed,
        sourceValue: madeFrom(at, from),
        publishAt: at.publishAt,
        unpublishAt: at.unpublishAt,
        publishedAt: null,
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
          publishedAt: null,
          rev: sql`excluded.rev`,
          at: sql`excluded.at`,
          author: sql`excluded.author`,
        },
      }),
)

/** Removes a draft or a schedule. */
export function removedPending(ref: TextRef, kind: Pending['kind']): Statement {
  return pendingDelete({ ...ref, kind })
}

const pendingDelete = keptQuery((build, at: RefPlaces & Places<'kind'>) =>
  build.delete(contentPending).where(isPending(at)),
)

/** Remembers that a schedule's words are out and that only its end is to come. */
export function begunSchedule(build: Build, ref: TextRef, now: number): Statement {
  return statementOf(
    build
      .update(contentPending)
      .set({ publishedAt: now })
      .where(isPending({ ...ref, kind: 'scheduled' })),
  )
}

/** The draft or the schedule of a text. */
export function isPending(at: InRef & { kind: Pending['kind'] | Placeholder }) {
  return and(
    eq(contentPending.pageContentId, contentIdOf(at)),
    eq(contentPending.languageCode, at.languageCode),
    eq(contentPending.kind, at.kind),
  )
}
