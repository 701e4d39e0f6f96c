import type { WholePage } from '#domain/content.schema.ts'
import { letterPage } from '#domain/newsletters.ts'
import { textsFrom } from '#server/features/content/content.queries.ts'
import { listTextRows } from '#server/features/content/content.repository.ts'
import { listShownSections } from '#server/features/content/sections.repository.ts'
import { withSections } from '#server/features/content/shown-sections.ts'
import type { JobCtx } from '#server/http/context.ts'
import { scopeIn } from '#server/http/scope.ts'
import type { Site } from '#server/site/site.ts'

/**
 * A newsletter's words and blocks as readers of a language get them now, in one round trip: `subject`, `preheader` and
 * `section.{number}.…` among its texts, each in that language or in one that stands in for it; pictures and products with the blocks
 * that name them, prices and stock as they are now.
 */
export async function readLetter(
  { database, site }: Pick<JobCtx, 'database'> & { site: Site },
  { newsletterId, languageCode }: { newsletterId: string; languageCode: string },
): Promise<WholePage> {
  const scope = scopeIn(site, languageCode)
  const page = letterPage(newsletterId)
  const [[rows], { rows: sections, cards }] = await Promise.all([
    listTextRows(database, scope, [page]),
    listShownSections(database, scope, page),
  ])
  return withSections(textsFrom(rows, scope), sections, cards)
}
