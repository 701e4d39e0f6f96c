import { catalogueRules } from '#domain/catalogue-rules.ts'
import type { JobCtx } from '#server/http/context.ts'
import { deleteUnused, findUnused } from './catalogues.repository.ts'

const dayMs = 24 * 3_600_000
/** So many in one run: a store takes away 1000 files at once. */
const most = 500

/** A job: forgets catalogues that nobody has used for a year, and their files. */
export async function cleanCatalogues({
  database,
  storage,
  now,
}: Pick<JobCtx, 'database' | 'storage' | 'now'>): Promise<void> {
  const before = now() - catalogueRules.keptDays * dayMs
  const rows = await findUnused(database, { before, most })
  if (rows.length === 0) return
  // A row without its file is made anew; a file without its row would lie there for ever.
  await storage.remove(rows.flatMap(({ fileKey }) => fileKey ?? []))
  await deleteUnused(database, { ids: rows.map(({ id }) => id), before })
}
