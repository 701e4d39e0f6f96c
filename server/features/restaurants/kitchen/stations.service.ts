import { changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import { newId } from '#domain/ids.ts'
import { type KitchenTeam, mostStations } from '#domain/kitchen.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import {
  findMadeStation,
  removeStation,
  saveDishStation,
  saveKitchenRules,
  saveNewStation,
  saveStation,
  saveStationOrder,
} from './stations.repository.ts'
import { getTeams } from './team.service.ts'

interface StationAt {
  restaurantId: string
  id: string
}

/** Adds a station to a kitchen, once per key. Refuses `not_found`, `station_name_taken`, `too_many_stations` and `key_reused`. */
export async function addStation(
  ctx: Ctx,
  { restaurantId, name }: { restaurantId: string; name: string },
  key: string,
): Promise<Result<KitchenTeam>> {
  if (!(await kitchenOf(ctx, restaurantId))) return refused('not_found')
  const making = { scope: 'kitchen_station', key, body: { restaurantId, name } }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findMadeStation(ctx.database, stored),
    make: async (call) => {
      const id = newId()
      const audit = entry(restaurantId, 'kitchen_station_added', { station: [null, name] })
      return (await saveNewStation(ctx, { id, restaurantId, name }, { call, audit }))
        ? id
        : undefined
    },
  })
  if (made.ok) return done(await getTeams(ctx))
  if (made.problem.code !== 'too_many') return made
  const kitchen = await kitchenOf(ctx, restaurantId)
  return kitchen?.stations.some((station) => station.name === name)
    ? refused('station_name_taken', { field: 'name' })
    : refused('too_many_stations', { values: { max: mostStations } })
}

/** Gives a station another name. Refuses `not_found`, `stale` and `station_name_taken`. */
export async function renameStation(
  ctx: Ctx,
  { restaurantId, id }: StationAt,
  { rev, name }: { rev: number; name: string },
): Promise<Result<KitchenTeam>> {
  const before = await stationOf(ctx, { restaurantId, id })
  if (!before) return refused('not_found')
  const audit = entry(restaurantId, 'kitchen_station_changed', { station: [before.name, name] })
  const isSaved = await saveStation(ctx, { restaurantId, id, rev }, { name, audit })
  const current = await stationOf(ctx, { restaurantId, id })
  if (isSaved || (current?.rev === rev + 1 && current.name === name))
    return done(await getTeams(ctx))
  if (!current) return refused('not_found')
  return current.rev === rev
    ? refused('station_name_taken', { field: 'name' })
    : refused('stale', { current })
}

/** Removes a station: its dishes are seen at every station. Refuses `not_found` and `stale`. */
export async function dropStation(
  ctx: Ctx,
  { restaurantId, id }: StationAt,
  rev: number,
): Promise<Result<KitchenTeam>> {
  const before = await stationOf(ctx, { restaurantId, id })
  if (!before) return refused('not_found')
  const audit = entry(restaurantId, 'kitchen_station_removed', { station: [before.name, null] })
  const isRemoved = await removeStation(ctx, { restaurantId, id, rev }, audit)
  if (isRemoved) return done(await getTeams(ctx))
  const current = await stationOf(ctx, { restaurantId, id })
  return current ? refused('stale', { current }) : refused('not_found')
}

/** Puts the stations of a kitchen in an order. Refuses `not_found` and `stale`; the same order twice is one. */
export async function orderStations(
  ctx: Ctx,
  restaurantId: string,
  { ids, seen }: { ids: readonly string[]; seen: readonly string[] },
): Promise<Result<KitchenTeam>> {
  const stations = (await kitchenOf(ctx, restaurantId))?.stations
  const known = stations?.map(({ id }) => id) ?? []
  if (!stations || ids.some((id) => !known.includes(id))) return refused('not_found')
  const order = [...new Set([...ids, ...known])]
  if (order.join(' ') === known.join(' ')) return done(await getTeams(ctx))
  const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? id
  const isSaved = await saveStationOrder(ctx, restaurantId, {
    ...{ order, seen },
    audit: {
      ...{ action: 'kitchen_stations_ordered', entity: 'kitchen', entityId: restaurantId },
      changes: orderChangeOf('kitchen', known.map(nameOf), order.map(nameOf)),
    },
  })
  const current = (await kitchenOf(ctx, restaurantId))?.stations ?? []
  const stands = current.map(({ id }) => id).join(' ') === order.join(' ')
  return isSaved || stands ? done(await getTeams(ctx)) : refused('stale', { current })
}

/** Says at which station a dish is made, or that every station sees it. Refuses `not_found` and `stale`. */
export async function stationDish(
  ctx: Ctx,
  { restaurantId, id: dishId }: StationAt,
  { stationId, seen }: { stationId: string | null; seen: string | null },
): Promise<Result<KitchenTeam>> {
  const before = await kitchenOf(ctx, restaurantId)
  const isThere = stationId === null || before?.stations.some(({ id }) => id === stationId)
  if (!isThere || !dishOf(before, dishId)) return refused('not_found')
  const nameOf = (wanted: string | null) =>
    before?.stations.find(({ id }) => id === wanted)?.name ?? null
  const audit = entry(restaurantId, 'kitchen_dish_stationed', {
    station: [nameOf(seen), nameOf(stationId)],
  })
  const isSaved = await saveDishStation(
    ctx,
    { restaurantId, dishId },
    { ...{ stationId, seen }, audit: { ...audit, data: { dish: dishId } } },
  )
  const current = dishOf(await kitchenOf(ctx, restaurantId), dishId)
  if (isSaved || current?.stationId === stationId) return done(await getTeams(ctx))
  return current ? refused('stale', { current }) : refused('not_found')
}

/** Says whether expo has to wait for the stations. Refuses `not_found` and `stale`. */
export async function changeKitchenRules(
  ctx: Ctx,
  restaurantId: string,
  { rev, isExpoStrict }: { rev: number; isExpoStrict: boolean },
): Promise<Result<KitchenTeam>> {
  const before = await kitchenOf(ctx, restaurantId)
  if (!before) return refused('not_found')
  const audit = entry(restaurantId, 'kitchen_rules_changed', {
    isExpoStrict: [before.isExpoStrict, isExpoStrict],
  })
  const isSaved = await saveKitchenRules(ctx, { restaurantId, rev }, { isExpoStrict, audit })
  const current = await kitchenOf(ctx, restaurantId)
  if (!current) return refused('not_found')
  const isDone = isSaved || (current.rev === rev + 1 && current.isExpoStrict === isExpoStrict)
  return isDone ? done(await getTeams(ctx)) : refused('stale', { current })
}

type Team = KitchenTeam['restaurants'][number]

/** A kitchen that the caller may look into. */
async function kitchenOf(ctx: Ctx, restaurantId: string): Promise<Team | undefined> {
  return (await getTeams(ctx)).restaurants.find(({ id }) => id === restaurantId)
}

async function stationOf(ctx: Ctx, { restaurantId, id }: StationAt) {
  return (await kitchenOf(ctx, restaurantId))?.stations.find((station) => station.id === id)
}

function dishOf(kitchen: Team | undefined, dishId: string) {
  return kitchen?.sections.flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId)
}

type StationAction =
  | 'kitchen_station_added'
  | 'kitchen_station_changed'
  | 'kitchen_station_removed'
  | 'kitchen_dish_stationed'
  | 'kitchen_rules_changed'

/** An entry of the log with each field as it was and as it is. */
function entry(
  entityId: string,
  action: StationAction,
  fields: Record<string, [before: string | boolean | null, after: string | boolean | null]>,
) {
  const at = (side: 0 | 1) =>
    Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, values[side]]))
  const changes = changesOf('kitchen', at(0), at(1))
  return { action, entity: 'kitchen', entityId, changes } as const
}
