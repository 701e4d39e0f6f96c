import { serverConfig } from '#config'
import type { Kitchen, Kitchens, KitchenTicket } from '#domain/kitchen.schema.ts'
import { knownStations } from '#domain/kitchen-stations.ts'
import { openTimes } from '#domain/opening-hours.ts'
import { localized } from '#domain/options.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { isAllowed } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { findDevice } from './devices.repository.ts'
import { deviceSeenAfter, type Worker } from './kitchen-access.ts'
import { kitchenTicketOf } from './kitchen-ticket-view.ts'
import { findDone, findKitchen } from './kitchen.repository.ts'
import { findRestaurants } from './team.repository.ts'

const hourMs = 3_600_000
/** So many days ahead a kitchen knows when it closes. */
const daysSeen = 7

/** What this browser may open: the kitchen that it is a screen of, and those that its account manages. */
export async function listKitchens(ctx: Ctx, deviceHash: string | undefined): Promise<Kitchens> {
  const mayManage = isAllowed(ctx.actor, 'dishes.edit')
  const [device, rows] = await Promise.all([
    deviceHash
      ? findDevice(ctx.database, { deviceHash, seenAfter: deviceSeenAfter(ctx.now()) })
      : undefined,
    mayManage ? findRestaurants(ctx) : [],
  ])
  const scope = scopeOf(ctx)
  return {
    restaurants: rows.map(({ id, slug, name }) => ({ id, name: localized(name, scope, slug) })),
    ...(device ? { pairedWith: device.restaurantId } : {}),
    mayManage,
  }
}

/** A kitchen with its people and what it makes, in the cook's language. Refuses `not_found`. */
export async function getKitchen(ctx: Ctx, worker: Worker): Promise<Result<Kitchen>> {
  const scope = scopeOf(ctx)
  const now = ctx.now()
  const found = await findKitchen(ctx.database, scope, {
    restaurantId: worker.restaurantId,
    from: addDays(osloClock(now).date, -1),
  })
  const { restaurant, periods, exceptions, staff, stations } = found
  if (!restaurant) return refused('not_found')
  const [open] = openTimes({ weekly: periods, exceptions }, now, daysSeen)
  const { id, slug, phone, acceptMinutes, name } = restaurant
  const workerName = worker.deviceId ? worker.name : ctx.user?.name
  return done({
    restaurant: {
      ...{ id, phone, acceptMinutes },
      name: localized(name, scope, slug),
      ...(open ? { closesAt: open.to } : {}),
    },
    ...(worker.deviceName ? { deviceName: worker.deviceName } : {}),
    ...(workerName === undefined ? {} : { workerName }),
    staff: worker.deviceId ? staff : [],
    stations,
    // One that was removed since is none.
    stationIds: knownStations(worker.stationIds, stations),
    dishes: found.dishes.map((dish) => ({
      id: dish.id,
      title: dish.title ?? '',
      options: dish.options.map((option) => ({
        id: option.id,
        title: localized(option.title, scope, ''),
      })),
    })),
  })
}

/** What was handed over in the last hours, the latest first. */
export async function listDone(ctx: Ctx, { restaurantId }: Worker): Promise<KitchenTicket[]> {
  const { doneHours, mostDone: most } = serverConfig.kitchen
  const since = ctx.now() - doneHours * hourMs
  // A ticket of the evening may have its number from the day before, and its place from a slot of the next.
  const day = addDays(osloClock(since).date, -serverConfig.kitchen.daysOfNumbers)
  const rows = await findDone(ctx.database, { restaurantId, since, day, most })
  return rows.map((row) => kitchenTicketOf(row, scopeOf(ctx)))
}
