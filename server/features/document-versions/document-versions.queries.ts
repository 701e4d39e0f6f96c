import { and, eq, sql } from 'drizzle-orm'
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

/** True where the last save was made by this call. */
export function isSavedBy(callKey: string, last: { savedByCall: string } | undefined): boolean {
  // Menus and footers were once saved with an id of their batch behind the key.
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
