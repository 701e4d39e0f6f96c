import { sql } from 'drizzle-orm'
import { contentRevisions, languages } from '#db/schema/index.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** What all languages share: structure, prices, settings. */
export const allLanguages = '*'

/**
 * Raises the content revision of a language that is there, or of `allLanguages`: it belongs to the batch that changes what visitors read
 * there. `forgetSite` after the batch makes this isolate's next request see it at once; others see it within 5 s.
 */
export function raisedRevision(
  { database, site }: Pick<Ctx, 'database' | 'site'>,
  languageCode: string,
): Statement {
  return statementOf(
    database.build
      .insert(contentRevisions)
      .select(
        sql`select ${site.factoryId}, ${languageCode}, 2 where ${languageCode} = ${allLanguages}
          or exists (select 1 from ${languages} where ${languages.code} = ${languageCode})`,
      )
      .onConflictDoUpdate({
        target: [contentRevisions.factoryId, contentRevisions.languageCode],
        set: { revision: sql`${contentRevisions.revision} + 1` },
      }),
  )
}

/** Lets the isolate that has changed the site read it anew at its next request. */
export function forgetSite({ memory }: Pick<Ctx, 'memory'>): void {
  memory.forget()
}
