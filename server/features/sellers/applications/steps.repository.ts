import { sql } from 'drizzle-orm'
import { sellerApplications } from '#db/schema/index.ts'
import { draftDays } from '#domain/sellers.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { saveRow } from '#server/save/save-row.queries.ts'

const dayMs = 24 * 3_600_000

/** Saves answers to an application as its writer saw it: a draft is kept thirty days longer. False where it is another one by now, or was sent. */
export function writeStep(
  ctx: Ctx,
  { id }: ApplicationRow,
  { rev, set }: { rev: number; set: Partial<ApplicationRow> },
): Promise<boolean> {
  return saveRow(ctx, {
    table: sellerApplications,
    ...{ id, rev },
    when: sql`${sellerApplications.status} in ('draft', 'changes_requested')`,
    set: { ...set, expiresAt: ctx.now() + draftDays * dayMs },
  })
}
