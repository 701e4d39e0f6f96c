import { and, eq, type SQL, sql } from 'drizzle-orm'
import { editions } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** One save of something that is saved whole: what, the rev that its editor saw, and the key of the call. */
export interface Edition {
  name: string
  rev: number
  callKey: string
}

/**
 * A save that only one batch takes: the same call sent twice at once is two batches with one key, and the second would find its own
 * edition taken and write everything again, with new ids.
 */
export function newEdition({ name, rev, callKey }: Edition): Edition {
  return { name, rev, callKey: `${callKey} ${newId()}` }
}

/** True where the last save was made by a batch of this call. */
export function isSavedBy(callKey: string, last: { savedByCall: string } | undefined): boolean {
  return last?.savedByCall === callKey || (last?.savedByCall.startsWith(`${callKey} `) ?? false)
}

/** Where a thing that is saved whole stands; no row: nobody has saved it yet. */
export function editionQuery(build: Database['build'], factoryId: string, name: string) {
  return build
    .select({ rev: editions.rev, savedByCall: editions.savedByCall })
    .from(editions)
    .where(and(eq(editions.factoryId, factoryId), eq(editions.name, name)))
}

/**
 * Takes the next edition, if nobody has saved since its editor read it: the first statement of the batch that saves. All others
 * carry `isTaken`, so that a stale save changes nothing at all.
 */
export function takenEdition(ctx: Ctx, { name, rev, callKey }: Edition): Statement {
  const { build } = ctx.database
  const { factoryId } = ctx.site
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  if (rev > 0)
    return statementOf(
      build
        .update(editions)
        .set({ rev: rev + 1, savedByCall: callKey, updatedAt: now, updatedBy: by })
        .where(
          and(eq(editions.factoryId, factoryId), eq(editions.name, name), eq(editions.rev, rev)),
        ),
    )
  return statementOf(
    build
      .insert(editions)
      .values({
        factoryId,
        name,
        savedByCall: callKey,
        rev: 1,
        createdAt: now,
        createdBy: by,
        updatedAt: now,
        updatedBy: by,
      })
      .onConflictDoNothing(),
  )
}

/**
 * Raises the edition of a whole of which one part was written by itself, where the statement before it in the batch has changed a row:
 * whoever has the whole open saves it over nothing that they have not seen.
 */
export function raisedEditionIfChanged(
  ctx: Pick<Ctx, 'actor' | 'database' | 'now' | 'site'>,
  name: string,
): Statement {
  const { factoryId } = ctx.site
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  const savedByCall = newId()
  return statementOf(
    ctx.database.build
      .insert(editions)
      .select(
        // The columns in the table's own order, as SQLite takes them.
        sql`select ${factoryId}, ${name}, ${savedByCall}, 1, ${now}, ${by}, ${now}, ${by} where changes() = 1`,
      )
      .onConflictDoUpdate({
        target: [editions.factoryId, editions.name],
        set: { rev: sql`${editions.rev} + 1`, savedByCall, updatedAt: now, updatedBy: by },
      }),
  )
}

/** Holds in the batch whose first statement has taken the edition. */
export function isTaken(ctx: Ctx, { name, rev, callKey }: Edition): SQL {
  return sql`exists (select 1 from ${editions} where ${editions.factoryId} = ${ctx.site.factoryId}
    and ${editions.name} = ${name} and ${editions.savedByCall} = ${callKey} and ${editions.rev} = ${rev + 1})`
}
