import { editions } from '#db/schema/index.ts'
import { allLanguages } from '#server/features/shell/revisions.queries.ts'
import { type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Edition } from './editions.queries.ts'

type Whole = Pick<RowSave<typeof editions>, 'audit' | 'also'>

/**
 * Saves what is edited as a whole, as the menu: its edition is the row whose `rev` its editor saw, and `also` writes all that it is
 * made of. False where somebody was faster, which may have been the same call sent twice (see `isSavedBy`).
 */
export function saveWhole(
  ctx: Ctx,
  { name, rev, callKey }: Edition,
  { audit, also }: Whole,
): Promise<boolean> {
  const set = { savedByCall: callKey }
  const edition = { table: editions, id: { name }, rev, set }
  return saveRow(ctx, { ...edition, audit, also, revision: allLanguages })
}
