import { openState, openTimes } from '#domain/opening-hours.ts'
import { calledMs, mostPrepared, type Queue } from '#domain/queue.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { yesterday } from '#server/features/restaurants/restaurants.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { findQueue } from './queue.repository.ts'

/** What is to be ready later than this does not stand among what is being made. */
const soonMs = 90 * 60_000
/** So long a screen may keep an answer that the clock alone changes. */
const freshMs = 10 * 60_000
/** So many days ahead a wall says when it opens. */
const daysSeen = 14

/**
 * The queue of a restaurant; undefined where nothing has happened there since the caller looked. Refuses `not_found`: of a restaurant
 * that guests do not see too.
 */
export async function getQueue(
  ctx: Ctx,
  { restaurantId, since }: { restaurantId: string; since: number },
): Promise<Result<Queue | undefined>> {
  const now = ctx.now()
  const found = await findQueue(ctx.database, {
    factoryId: ctx.site.factoryId,
    ...{ restaurantId, since },
    promisedBefore: now + soonMs,
    readyAfter: now - calledMs,
    from: yesterday(now),
  })
  if (!found) return refused('not_found')
  return done(found.queue ? queueOf({ ...found.queue, rev: found.revision }, now) : undefined)
}

type Found = NonNullable<NonNullable<Awaited<ReturnType<typeof findQueue>>>['queue']>

function queueOf({ rev, names, tickets, ...hours }: Found & { rev: number }, now: number): Queue {
  const state = openState(openTimes(hours, now, daysSeen), now)
  const at = state.isOpen ? state.until : state.opensAt
  const preparing = tickets.filter(({ readyAt }) => readyAt === null)
  return {
    rev,
    serverTime: now,
    freshUntil: Math.min(at ?? Number.MAX_SAFE_INTEGER, now + freshMs),
    names,
    opening: { isOpen: state.isOpen, ...(at === undefined ? {} : { at }) },
    preparing: preparing.slice(0, mostPrepared).map(({ ticket }) => ticket),
    ready: tickets
      .flatMap(({ ticket, readyAt }) => (readyAt === null ? [] : [{ ticket, at: readyAt }]))
      .toSorted((a, b) => b.at - a.at),
  }
}
