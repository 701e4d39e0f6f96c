import type { WholePage } from '#domain/content.schema.ts'
import { letterPage } from '#domain/newsletters.ts'
import { readPage } from '#server/features/content/content.service.ts'
import type { JobCtx } from '#server/http/context.ts'
import { scopeIn } from '#server/http/scope.ts'
import type { Site } from '#server/site/site.ts'

/**
 * A newsletter's words and blocks as readers of a language get them now, in one round trip: `subject`, `preheader` and
 * `section.{number}.…` among its texts, each in that language or in one that stands in for it; pictures and products with the blocks
 * that name them, prices and stock as they are now.
 */
export function readLetter(
  ctx: Pick<JobCtx, 'database'> & { site: Site },
  { newsletterId, languageCode }: { newsletterId: string; languageCode: string },
): Promise<WholePage> {
  return readPage(ctx, scopeIn(ctx.site, languageCode), letterPage(newsletterId))
}
