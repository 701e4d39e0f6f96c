import { quoteRules } from '#domain/quote-rules.ts'
import type { JobCtx } from '#server/http/context.ts'
import { blankedQuotes, isLongQuiet } from './buyers-data.queries.ts'
import { deleteUnsentFiles } from './files.repository.ts'

const dayMs = 24 * 3600 * 1000

/** A job: forgets who asked for what came to nothing, after two years, and the files that were never sent, after a day. */
export async function cleanQuotes({ database, now }: Pick<JobCtx, 'database' | 'now'>) {
  await database.write(blankedQuotes(isLongQuiet(now() - quoteRules.keptDays * dayMs)))
  await deleteUnsentFiles(database, now() - dayMs)
}
