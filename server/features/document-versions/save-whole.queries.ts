import { documentVersions } from '#db/schema/index.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import type { DocumentVersion } from './document-versions.queries.ts'

type Whole = Pick<RowSave<typeof documentVersions>, 'audit' | 'also'>

/**
 * Saves what is edited as a whole, as the menu: its document version is the row whose `rev` its editor saw, and `also` writes all that it is
 * made of. False where somebody was faster, which may have been the same call sent twice (see `isSavedBy`).
 */
export function saveWhole(
  ctx: Ctx,
  { name, rev, callKey }: DocumentVersion,
  { audit, also }: Whole,
): Promise<boolean> {
  const set = { savedByCall: callKey }
  const documentVersion = { table: documentVersions, id: { name }, rev, set }
  return saveRow(ctx, { ...documentVersion, audit, also, revision: allLanguages })
}
