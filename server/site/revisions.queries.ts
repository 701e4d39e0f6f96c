import { sql } from 'drizzle-orm'
import { contentRevisions, languages } from '#db/schema/index.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Statement, StatementResult } from '#server/platform/hrana.ts'
import { preparedQuery, type Params } from '#server/platform/prepared-query.ts'

/** What all languages share: structure, prices, settings. */
export const allLanguages = '*'

/**
 * Raises the content revision of a language that is there, or of `allLanguages`: it belongs to the batch that changes what visitors read
 * there. `forgetSite` after the batch makes this isolate's next request see it at once; others see it within 5 s.
 */
export function raisedRevision({ site }: Pick<Ctx, 'site'>, languageCode: string): Statement {
  const isThere = languageCode === allLanguages
  return raised({ factoryId: site.factoryId, languageCode }, isThere ? 'there' : 'unsure')
}

/** The same of a language that has been read. */
export function raisedRevisionOfKnown(
  { site }: Pick<Ctx, 'site'>,
  languageCode: string,
): Statement {
  return raised({ factoryId: site.factoryId, languageCode }, 'there')
}

const raised = preparedQuery(
  (build, at: Params<'factoryId' | 'languageCode'>, language: 'there' | 'unsure') => {
    const insert = build.insert(contentRevisions)
    const first = { factoryId: at.factoryId, languageCode: at.languageCode, revision: 2 }
    const isThere = sql`exists (select 1 from ${languages} where ${languages.code} = ${at.languageCode})`
    return (
      language === 'there'
        ? insert.values(first)
        : insert.select(sql`select ${at.factoryId}, ${at.languageCode}, 2 where ${isThere}`)
    )
      .onConflictDoUpdate({
        target: [contentRevisions.factoryId, contentRevisions.languageCode],
        set: { revision: sql`${contentRevisions.revision} + 1` },
      })
      .returning({ revision: contentRevisions.revision })
  },
)

/**
 * Instead of `forgetSite`, after a batch that begins with `raisedRevisionOfKnown` of these languages and has changed nothing else of
 * the site: this isolate knows what they are now without reading it anew.
 */
export function knowRevisions(
  { memory }: Pick<Ctx, 'memory'>,
  languageCodes: readonly string[],
  results: readonly StatementResult[],
): void {
  for (const [at, languageCode] of languageCodes.entries()) {
    const revision = results[at]?.rows[0]?.[0]
    if (typeof revision === 'number') memory.raise(languageCode, revision)
    else memory.forget()
  }
}

/** Lets the isolate that has changed the site read it anew at its next request. */
export function forgetSite({ memory }: Pick<Ctx, 'memory'>): void {
  memory.forget()
}
