import { and, asc, eq, inArray, like, or, sql } from 'drizzle-orm'
import { pageContents } from '#db/schema/index.ts'
import { type CollectionKey, collectionOf } from '#domain/collections.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveWhere } from '#server/save/save-where.queries.ts'

/** A text of a collection, whatever its words. */
export type ItemRow = Awaited<ReturnType<typeof listItemRows>>[number]

/** Every text of a collection in the order of its page, those that were removed too. */
export async function listItemRows({ database, site }: Ctx, key: CollectionKey) {
  const [rows] = await database.read([
    database.build
      .select({
        id: pageContents.id,
        contentKey: pageContents.contentKey,
        isActive: pageContents.isActive,
        removedAt: pageContents.removedAt,
        sortOrder: pageContents.sortOrder,
        rev: pageContents.rev,
      })
      .from(pageContents)
      .where(isOf(site.factoryId, key))
      .orderBy(asc(pageContents.sortOrder), asc(pageContents.id)),
  ])
  return rows
}

/** Saves a change of a collection that stands as its writer saw it, by the sum of all its texts' numbers; false where it does not. */
export function saveCollection(
  ctx: Ctx,
  {
    key,
    rev,
    change,
    audit,
  }: { key: CollectionKey; rev: number; change: Statement; audit: AuditEntry },
): Promise<boolean> {
  const now = ctx.database.build
    .select({ rev: sql`coalesce(sum(${pageContents.rev}), 0)` })
    .from(pageContents)
    .where(isOf(ctx.site.factoryId, key))
  return saveWhere(ctx, sql`${now} = ${rev}`, { also: [change], audit, revision: allLanguages })
}

/** Shows, hides or removes the texts of one item. */
export function markedItem(
  { database, actor, now }: Ctx,
  ids: string[],
  marks: { isActive: boolean; removedAt: number | null },
): Statement {
  return statementOf(
    database.build
      .update(pageContents)
      .set({ ...marks, rev: nextRev, updatedAt: now(), updatedBy: actor.userId ?? null })
      .where(inArray(pageContents.id, ids)),
  )
}

/** Puts texts at places of their page. */
export function placedItems(
  { database, actor, now }: Ctx,
  places: readonly { id: string; sortOrder: number }[],
): Statement {
  const given = JSON.stringify(places.map(({ id, sortOrder }) => [id, sortOrder]))
  const own = sql`(select place.value ->> 1 from json_each(${given}) as place where place.value ->> 0 = ${pageContents.id})`
  return statementOf(
    database.build
      .update(pageContents)
      .set({ sortOrder: own, rev: nextRev, updatedAt: now(), updatedBy: actor.userId ?? null })
      .where(
        sql`${pageContents.id} in (select place.value ->> 0 from json_each(${given}) as place)`,
      ),
  )
}

const nextRev = sql`${pageContents.rev} + 1`

function isOf(factoryId: string, key: CollectionKey) {
  const { page, prefix, heading } = collectionOf(key)
  return and(
    eq(pageContents.factoryId, factoryId),
    eq(pageContents.pageSlug, page),
    or(
      like(pageContents.contentKey, `${prefix}.%`),
      heading && like(pageContents.contentKey, `${heading.prefix}.%`),
    ),
  )
}
