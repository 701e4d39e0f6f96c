import { type SQL, sql } from 'drizzle-orm'
import { newId } from '#domain/ids.ts'
import type { NewVersion } from '#server/features/content/text-writes.queries.ts'
import type { WriteCtx } from '#server/features/content/text-adapter.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { defaultLanguageOf } from '#server/site/site.ts'
import { type ColumnAt, type ColumnNoun, textsOf } from './column-noun.queries.ts'

/**
 * Before a batch writes any words of a row: what it came with is in no version yet, in any language. From then on is known which words
 * of the default language the others were made from.
 */
export function firstVersions(ctx: WriteCtx, noun: ColumnNoun, ownerId: string): Statement {
  const which = sql`owner.id = ${ownerId}`
  return addedVersions(ctx, noun, {
    which,
    when: sql`its.value <> '' and its.versions = 0`,
    by: sql`0, null`,
  })
}

/** After it, in the same batch: what differs from the last version is one, by the sender of the batch. */
export function newVersions(
  ctx: WriteCtx,
  noun: ColumnNoun,
  { id, code }: { id: string; code: string },
): Statement {
  const which = sql`owner.id = ${id} and language.code = ${code}`
  const by = sql`${ctx.now()}, ${ctx.actor.userId ?? null}`
  return addedVersions(ctx, noun, { which, when: sql`its.value <> its.last_value`, by })
}

/** A version that is known word by word. */
export function addedVersion(
  { actor, now }: WriteCtx,
  { of }: ColumnNoun,
  { ownerId, languageCode, field }: ColumnAt,
  { value, isReviewed, origin, sourceValue }: NewVersion,
): Statement {
  return statementOf(
    build.insert(of.versions).values({
      ...{ id: newId(), ownerId, languageCode, field, value, isReviewed, origin, sourceValue },
      ...{ at: now(), author: actor.userId ?? null },
    }),
  )
}

/** Where a text is another one than its writer saw, the database refuses the batch: a version needs what it is one of. */
export function unlessSeen(
  { site }: WriteCtx,
  noun: ColumnNoun,
  { ownerId, languageCode, field, defaultCode }: ColumnAt,
  rev: number,
): Statement {
  const which = sql`owner.id = ${ownerId} and language.code = ${languageCode} and field.name = ${field}`
  const texts = textsOf(noun, { factoryId: site.factoryId, defaultCode }, which)
  const isSeen = sql`exists (select 1 from (${texts}) as its where max(its.versions, its.value <> '') = ${rev})`
  // The columns in the table's own order, as SQLite takes them.
  const nothing = sql`select '', '', '', '', 1, 'human', null, 0, null, null where not ${isSeen}`
  return statementOf(build.insert(noun.of.versions).select(nothing))
}

function addedVersions(
  { site }: WriteCtx,
  noun: ColumnNoun,
  { which, when, by }: { which: SQL; when: SQL; by: SQL },
): Statement {
  const defaultCode = defaultLanguageOf(site)
  const texts = textsOf(noun, { factoryId: site.factoryId, defaultCode }, which)
  const rows = sql`select lower(hex(randomblob(16))), its.code, its.field, its.value, 1, 'human',
      case when its.code = ${defaultCode} then null else nullif(its.source, '') end, ${by}, its.owner_id
    from (${texts}) as its where ${when}`
  return statementOf(build.insert(noun.of.versions).select(rows))
}
