import { and, eq, type SQL, sql } from 'drizzle-orm'
import { documentVersions } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Database } from '#server/platform/database.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** One save of something that is saved whole: what, the rev that its editor saw, and the key of the call. */
export interface DocumentVersion {
  name: string
  rev: number
  callKey: string
}

/**
 * A save that only one batch takes: the same call sent twice at once is two batches with one key, and the second would find its own
 * document version taken and write everything again, with new ids.
 */
export function newDocumentVersion({ name, rev, callKey }: DocumentVersion): DocumentVersion {
  return { name, rev, callKey: `${callKey} ${newId()}` }
}

/** True where the last save was made by a batch of this call. */
export function isSavedBy(callKey: string, last: { savedByCall: string } | undefined): boolean {
  return last?.savedByCall === callKey || (last?.savedByCall.startsWith(`${callKey} `) ?? false)
}

/** Where a thing that is saved whole stands; no row: nobody has saved it yet. */
export function documentVersionQuery(build: Database['build'], factoryId: string, name: string) {
  return build
    .select({ rev: documentVersions.rev, savedByCall: documentVersions.savedByCall })
    .from(documentVersions)
    .where(and(eq(documentVersions.factoryId, factoryId), eq(documentVersions.name, name)))
}

/**
 * Takes the next document version, if nobody has saved since its editor read it: the first statement of the batch that saves. All others
 * carry `isTaken`, so that a stale save changes nothing at all.
 */
export function takeDocumentVersion(ctx: Ctx, { name, rev, callKey }: DocumentVersion): Statement {
  const { build } = ctx.database
  const { factoryId } = ctx.site
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  if (rev > 0)
    return statementOf(
      build
        .update(documentVersions)
        .set({ rev: rev + 1, savedByCall: callKey, updatedAt: now, updatedBy: by })
        .where(
          and(
            eq(documentVersions.factoryId, factoryId),
            eq(documentVersions.name, name),
            eq(documentVersions.rev, rev),
          ),
        ),
    )
  return statementOf(
    build
      .insert(documentVersions)
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
 * Raises the document version of a whole of which one part was written by itself, where the statement before it in the batch has changed a row:
 * an editor who has the whole open saves it over nothing that they have not seen.
 */
export function raiseDocumentVersionIfChanged(
  ctx: Pick<Ctx, 'actor' | 'database' | 'now' | 'site'>,
  name: string,
): Statement {
  const { factoryId } = ctx.site
  const [now, by] = [ctx.now(), ctx.actor.userId ?? null]
  const savedByCall = newId()
  return statementOf(
    ctx.database.build
      .insert(documentVersions)
      .select(
        // The columns in the table's own order, as SQLite takes them.
        sql`select ${factoryId}, ${name}, ${savedByCall}, 1, ${now}, ${by}, ${now}, ${by} where changes() = 1`,
      )
      .onConflictDoUpdate({
        target: [documentVersions.factoryId, documentVersions.name],
        set: { rev: sql`${documentVersions.rev} + 1`, savedByCall, updatedAt: now, updatedBy: by },
      }),
  )
}

/** Holds in the batch whose first statement has taken the document version. */
export function isTaken(ctx: Ctx, { name, rev, callKey }: DocumentVersion): SQL {
  return sql`exists (select 1 from ${documentVersions} where ${documentVersions.factoryId} = ${ctx.site.factoryId}
    and ${documentVersions.name} = ${name} and ${documentVersions.savedByCall} = ${callKey} and ${documentVersions.rev} = ${rev + 1})`
}
