import type { KitchenTeam } from '#domain/kitchen.schema.ts'
import { newId } from '#domain/ids.ts'
import { localized } from '#domain/options.ts'
import { isAllowed } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { type Scope, scopeOf } from '#server/http/scope.ts'
import { deviceSeenAfter } from './kitchen-access.ts'
import { findStations } from './stations.repository.ts'
import {
  findMadeWorker,
  findRestaurant,
  findTeams,
  revokeDevice,
  saveNewWorker,
  saveWorker,
} from './team.repository.ts'

/** The kitchens with their screens and the people who work in them. */
export async function getTeams(ctx: Ctx): Promise<KitchenTeam> {
  const scope = scopeOf(ctx)
  const [found, stationed] = await Promise.all([
    findTeams(ctx, deviceSeenAfter(ctx.now())),
    findStations(ctx.database, scope),
  ])
  return {
    mayEdit: isAllowed(ctx.actor, 'dishes.edit'),
    restaurants: found.restaurants.map(({ id, slug, name }) => ({
      id,
      name: localized(name, scope, slug),
      devices: found.devices.flatMap(({ restaurantId, ...device }) =>
        restaurantId === id ? [device] : [],
      ),
      staff: found.staff.flatMap(({ restaurantId, ...worker }) =>
        restaurantId === id ? [worker] : [],
      ),
      ...stationsOf(stationed, id, scope),
    })),
  }
}

/** The stations of a kitchen, and where the dishes of its menu are made. */
function stationsOf(found: Awaited<ReturnType<typeof findStations>>, of: string, scope: Scope) {
  const rules = found.rules.find(({ id }) => id === of)
  return {
    rev: rules?.rev ?? 0,
    isExpoStrict: rules?.isExpoStrict ?? false,
    stations: found.stations.flatMap(({ restaurantId, ...station }) =>
      restaurantId === of ? [station] : [],
    ),
    sections: found.sections
      .filter(({ restaurantId }) => restaurantId === of)
      .map(({ id, key, title }) => ({
        id,
        title: localized(title, scope, key),
        dishes: found.dishes.flatMap(({ sectionId, title: name, ...dish }) =>
          sectionId === id ? [{ ...dish, title: name ?? '' }] : [],
        ),
      })),
  }
}

/** Adds somebody to a kitchen, once per key. Refuses `not_found`, `too_many_workers` and `key_reused`. */
export async function addWorker(
  ctx: Ctx,
  { restaurantId, name, pin }: { restaurantId: string; name: string; pin: string },
  key: string,
): Promise<Result<KitchenTeam>> {
  if (!(await findRestaurant(ctx, restaurantId))) return refused('not_found')
  // Without the PIN: a plain hash of so few digits hides nothing.
  const making = { scope: 'kitchen_worker', key, body: { restaurantId, name } }
  const made = await makeOnce(ctx, making, {
    find: (stored) => findMadeWorker(ctx.database, stored),
    make: async (call) => {
      const id = newId()
      const pinHash = await ctx.passwords.hash(pin)
      const isMade = await saveNewWorker(ctx, { id, restaurantId, name, pinHash }, call)
      return isMade ? id : undefined
    },
  })
  if (made.ok) return done(await getTeams(ctx))
  return made.problem.code === 'too_many' ? refused('too_many_workers') : made
}

/** Changes name, PIN or access of somebody in a kitchen. Refuses `not_found` and `stale`. */
export async function changeWorker(
  ctx: Ctx,
  { restaurantId, id }: { restaurantId: string; id: string },
  change: {
    rev: number
    name?: string | undefined
    pin?: string | undefined
    isActive?: boolean | undefined
  },
): Promise<Result<KitchenTeam>> {
  if (!(await findRestaurant(ctx, restaurantId))) return refused('not_found')
  const { rev, pin, ...set } = change
  const pinHash = pin === undefined ? undefined : await ctx.passwords.hash(pin)
  const isSaved = await saveWorker(ctx, { restaurantId, id, rev }, { ...set, pinHash })
  const teams = await getTeams(ctx)
  if (isSaved) return done(teams)
  const current = teams.restaurants
    .find((each) => each.id === restaurantId)
    ?.staff.find((worker) => worker.id === id)
  if (!current) return refused('not_found')
  const isDone =
    current.rev === rev + 1 &&
    (set.name ?? current.name) === current.name &&
    (set.isActive ?? current.isActive) === current.isActive
  return isDone ? done(teams) : refused('stale', { current })
}

/** Shuts a screen out: its next call is refused. Refuses `not_found` where there is none. */
export async function shutOut(
  ctx: Ctx,
  { restaurantId, id }: { restaurantId: string; id: string },
): Promise<Result<KitchenTeam>> {
  if (!(await findRestaurant(ctx, restaurantId))) return refused('not_found')
  // One that is out already is just as it was wanted.
  await revokeDevice(ctx, { restaurantId, id })
  return done(await getTeams(ctx))
}
