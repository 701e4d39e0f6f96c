import type { KitchenAction } from '#domain/kitchen.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { allLanguages, forgetSite, raisedRevision } from '#server/site/revisions.queries.ts'
import type { Worker } from './kitchen-access.ts'
import { findSellable, saveKitchenChange, soldOutStatement } from './kitchen-changes.repository.ts'

/** What nobody puts back by then is looked at anew. */
const longestMs = 366 * 24 * 3600 * 1000

/** Says until when a dish or an option cannot be had, for guests and screens alike. Refuses `not_found` and `time_past`. */
export async function saveSoldOut(
  ctx: Ctx,
  { restaurantId, actorId }: Worker,
  { id, until, clientEventId }: Extract<KitchenAction, { kind: 'sold_out' }>,
): Promise<Result<undefined>> {
  const at = ctx.now()
  if (until !== null && (until <= at || until > at + longestMs)) return refused('time_past')
  const what = await findSellable(ctx.database, { restaurantId, id })
  if (!what) return refused('not_found')
  await saveKitchenChange(
    ctx.database,
    { restaurantId, clientEventId, actorId, at, event: 'sold_out', data: { id, until } },
    [
      soldOutStatement(ctx.database, what, { id, until }),
      // What can be had stands on pages that readers have been sent before.
      raisedRevision(ctx, allLanguages),
    ],
  )
  forgetSite(ctx)
  return done(undefined)
}
