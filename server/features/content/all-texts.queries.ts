import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { adapters } from './text-adapters.ts'

/** Every text that the default language has words for, in every language: `code`, `area`, `state`. */
export function countedTexts(scope: { factoryId: string; defaultCode: string }): SQL {
  return sql.join(
    adapters.map(({ counted }) => counted(scope)),
    sql` union all `,
  )
}

/**
 * What has the words of the default language beside it gets those of the language that becomes it: a translation that was up to date
 * stays so, and an outdated one outdated. To be run while both are the default, as they are in the batch that changes it.
 */
export function movedSources(ctx: Ctx, code: string): Statement[] {
  return adapters.flatMap((adapter) => adapter.movedSources(ctx, code))
}
