import { catalogueRules } from '#domain/catalogue-rules.ts'
import type { JobCtx } from '#server/http/context.ts'
import { deleteUnused, findUnused, findUnusedFiles, forgetFiles } from './catalogues.repository.ts'

const dayMs = 24 * 3_600_000
type Cleaning = Pick<JobCtx, 'database' | 'storage' | 'now'>
/** So many in one run: a store takes away 1000 files at once. */
const most = 500

/** A job: takes files away that nobody has asked for in a month, and forgets catalogues that nobody has used for a year. */
export async function cleanCatalogues(job: Cleaning): Promise<void> {
  await cleanFiles(job)
  const { database, storage, now } = job
  const before = now() - catalogueRules.keptDays * dayMs
  const rows = await findUnused(database, { before, most })
  if (rows.length === 0) return
  // A row without its file is made anew; a file without its row would lie there for ever.
  await storage.remove(rows.flatMap(({ fileKey }) => fileKey ?? []))
  await deleteUnused(database, { ids: rows.map(({ id }) => id), before })
}

/** A row without its file is made anew by the next who asks. */
async function cleanFiles({ database, storage, now }: Cleaning): Promise<void> {
  const before = now() - catalogueRules.fileKeptDays * dayMs
  const rows = await findUnusedFiles(database, { before, most })
  if (rows.length === 0) return
  await storage.remove(rows.flatMap(({ fileKey }) => fileKey ?? []))
  await forgetFiles(database, { ids: rows.map(({ id }) => id), before })
}
