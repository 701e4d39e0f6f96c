import type { KitchenAction } from '#domain/kitchen.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import type { Worker } from './kitchen-access.ts'
import { overrideStatement, saveKitchenChange } from './kitchen-changes.repository.ts'

type OverrideAction = Extract<KitchenAction, { kind: 'pause' | 'rush' }>

/** A pause or a rush is of this service: the next day begins without. */
const longestMs = 24 * 3600 * 1000

/** Begins, moves or ends a pause or a rush. Refuses `time_past` of an end that has been or is more than a day ahead. */
export async function saveOverride(
  ctx: Ctx,
  { restaurantId, actorId }: Worker,
  action: OverrideAction,
): Promise<Result<undefined>> {
  const { kind, until, clientEventId } = action
  const at = ctx.now()
  if (until !== null && (until <= at || until > at + longestMs)) return refused('time_past')
  const minutes = action.kind === 'rush' ? action.minutes : 0
  await saveKitchenChange(
    ctx.database,
    { restaurantId, clientEventId, actorId, at, event: kind, data: { until, minutes } },
    [
      overrideStatement(ctx.database, {
        ...{ restaurantId, kind, until, minutes },
        ...{ setAt: at, setBy: actorId },
      }),
    ],
  )
  return done(undefined)
}
