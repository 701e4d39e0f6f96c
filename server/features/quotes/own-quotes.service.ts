import { serverConfig } from '#config'
import type { OwnQuotes } from '#domain/quote-view.schema.ts'
import { standingOf } from './quote-standing.ts'
import type { Ctx } from '#server/http/context.ts'
import { personOf } from '#server/session/person.ts'
import { listQuotes } from './own-quotes.repository.ts'

/** A page of the caller's quotes, the last first; a page beyond the last one is empty. */
export async function getQuotes(ctx: Ctx, page: number): Promise<OwnQuotes> {
  const limit = serverConfig.accounts.ordersPerPage
  const owner = { factoryId: ctx.site.factoryId, userId: personOf(ctx).userId }
  const { rows, total } = await listQuotes(ctx.database, owner, {
    limit,
    offset: (page - 1) * limit,
  })
  return {
    quotes: rows.map(({ titles, ...row }) => ({
      ...row,
      status: standingOf(row, ctx.now()),
      titles: JSON.parse(titles) as string[],
    })),
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    total,
  }
}
