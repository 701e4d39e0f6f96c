import type { KitchenFeed } from '#domain/kitchen.schema.ts'
import { isOpenTicket } from '#domain/restaurant-orders.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { findFeed, isToldAll } from './feed.repository.ts'
import { deviceSeenAfter, looksInto } from './kitchen-access.ts'
import { kitchenTicketOf } from './kitchen-ticket-view.ts'

/**
 * What has changed in a kitchen since the caller looked; undefined where nothing has. Refuses `device_unknown` (a screen that was
 * revoked, among others), `forbidden` and `not_found`.
 */
export async function getFeed(
  ctx: Ctx,
  asked: { restaurantId: string; deviceHash: string | undefined; since: number },
): Promise<Result<KitchenFeed | undefined>> {
  const { restaurantId, deviceHash = '', since } = asked
  const now = ctx.now()
  // Who is no screen and has no account that may is refused unread.
  const account = looksInto(ctx)
  if (deviceHash === '' && !account.ok) return account
  const feed = await findFeed(ctx.database, {
    factoryId: ctx.site.factoryId,
    ...{ restaurantId, deviceHash, since, now, userId: ctx.actor.userId ?? '' },
    seenAfter: deviceSeenAfter(now),
  })
  if (!feed?.deviceId && !account.ok) return account
  const isOfOthers = ctx.actor.role === 'kitchen_manager' && feed?.isGiven === 0
  if (!feed || (!feed.deviceId && isOfOthers)) return refused('not_found')
  if (feed.revision === since && since > 0) return done(undefined)
  return done(feedOf(ctx, feed, { since, now }))
}

type Found = NonNullable<Awaited<ReturnType<typeof findFeed>>>

function feedOf(
  ctx: Ctx,
  feed: Found,
  { since, now }: { since: number; now: number },
): KitchenFeed {
  const rows = feed.tickets ?? []
  const shown = rows.filter(({ status, isUnseen }) => isOpenTicket(status) || isUnseen === 1)
  const { pauseUntil, rushUntil, rushMinutes } = feed.overrides ?? {}
  return {
    rev: feed.revision,
    isWhole: isToldAll({ since, revision: feed.revision }),
    serverTime: now,
    tickets: shown.map((row) => kitchenTicketOf(row, scopeOf(ctx))),
    removed: rows.filter((row) => !shown.includes(row)).map(({ id }) => id),
    overrides: {
      ...(pauseUntil ? { pauseUntil } : {}),
      ...(rushUntil ? { rush: { until: rushUntil, minutes: rushMinutes ?? 0 } } : {}),
    },
    soldOut: feed.soldOut ?? [],
    stations: feed.stations ?? [],
    isExpoStrict: feed.isExpoStrict,
  }
}
