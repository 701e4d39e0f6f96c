import type { SQL } from 'drizzle-orm'
import { auditedBy, type AuditEntry } from '#server/audit/audit.queries.ts'
import { forgetSite, raisedRevision } from '#server/site/revisions.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { guard, isRefusedByGuard } from '#server/platform/guard.queries.ts'
import type { Statement } from '#server/platform/hrana.ts'

/** Who saves, when, and where. */
export type SaveCtx = Pick<Ctx, 'actor' | 'database' | 'memory' | 'now' | 'requestId' | 'site'>

export interface Save {
  audit?: AuditEntry | readonly AuditEntry[] | undefined
  /** In which languages readers see the change: codes, or `allLanguages`. */
  revision?: string | readonly string[] | undefined
  /** All that is written, or not at all: none of it needs a guard of its own. */
  also?: readonly Statement[] | undefined
}

/**
 * Saves what is guarded by something else than one row's `rev` (for that see `saveRow`), as the order of a list: one batch, all or
 * none. False where the condition does not hold when the batch runs: nothing is written then.
 */
export async function saveWhere(
  ctx: SaveCtx,
  condition: SQL,
  { audit = [], revision = [], also = [] }: Save,
): Promise<boolean> {
  const revisions = [...new Set([revision].flat())]
  try {
    await ctx.database.write([
      guard(condition),
      ...also,
      ...[audit].flat().map((entry) => auditedBy(ctx, entry)),
      ...revisions.map((code) => raisedRevision(ctx, code)),
    ])
    return true
  } catch (error) {
    if (!isRefusedByGuard(error)) throw error
    return false
  } finally {
    // After a stale save too: its editor is about to look at what somebody else has changed.
    if (revisions.length > 0) forgetSite(ctx)
  }
}
