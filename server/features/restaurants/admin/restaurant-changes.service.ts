import type {
  AdminRestaurant,
  AdminRestaurants,
  ChangeRestaurant,
  SaveHours,
  SaveManagers,
  SaveRestaurantWords,
} from '#domain/admin-restaurants.schema.ts'
import { changesOf } from '#domain/audit-changes.ts'
import { mayWriteIn } from '#domain/permissions.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { movedPath } from '#server/features/content/moved-path.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'
import { findRestaurantRows, isFreeSlug, saveRestaurant } from './admin-restaurants.repository.ts'
import { savedHours, savedManagers, savedWords } from './restaurant-parts.queries.ts'
import { firstOpenDay, logged, restaurantsView } from './restaurant-view.ts'

/**
 * Changes the facts of a restaurant: of these only what is sent. Its old address leads to the new one. Orders that are placed keep their
 * time and their part of the kitchen, also where its slots are others from now on. Refuses with `not_found`, `stale`,
 * `restaurant_slug_taken`, `service_missing`.
 */
export async function changeRestaurant(
  ctx: Ctx,
  id: string,
  { rev, ...set }: ChangeRestaurant,
): Promise<Result<AdminRestaurants>> {
  const { before } = await restaurantAt(ctx, id)
  if (!before) return refused('not_found')
  const after: AdminRestaurant = { ...before, ...set }
  if (!after.hasEatIn && !after.hasPickup)
    return refused('service_missing', {
      field: set.hasEatIn === undefined ? 'hasPickup' : 'hasEatIn',
    })
  const pathOf = ({ slug }: AdminRestaurant) => `/restaurant-menu/${slug}`
  const isMoved = after.slug !== before.slug
  return saved(ctx, before, {
    ...{ rev, set, after, when: isFreeSlug(ctx, id, after.slug) },
    also: isMoved
      ? movedPath(ctx, { code: allLanguages, from: pathOf(before), to: pathOf(after) })
      : [],
  })
}

/** Saves the words of a restaurant in a language. Refuses with `forbidden` for somebody else's language, `not_found` and `stale`. */
export async function saveRestaurantWords(
  ctx: Ctx,
  { id, code }: { id: string; code: string },
  { rev, ...words }: SaveRestaurantWords,
): Promise<Result<AdminRestaurants>> {
  if (!mayWriteIn(ctx.actor, code)) return refused('forbidden')
  const { before, codes } = await restaurantAt(ctx, id)
  if (!before || !codes.includes(code)) return refused('not_found')
  return saved(ctx, before, {
    ...{ rev, set: {} },
    after: { ...before, words: { ...before.words, [code]: words } },
    also: [savedWords({ id, code }, words)],
  })
}

/**
 * Saves the usual week of a restaurant and the days on which it differs, as one. What is over stays as it was. Refuses with `not_found`,
 * `stale`, and `exception_past` for a day that is over and had no hours of its own.
 */
export async function saveHours(
  ctx: Ctx,
  id: string,
  { rev, weekly, exceptions }: SaveHours,
): Promise<Result<AdminRestaurants>> {
  const { before, codes } = await restaurantAt(ctx, id)
  if (!before) return refused('not_found')
  const unknown = exceptions.findIndex(({ reasons }) =>
    Object.keys(reasons).some((code) => !codes.includes(code)),
  )
  if (unknown >= 0) return refused('not_found', { field: `exceptions.${unknown}.date` })
  const from = firstOpenDay(ctx.now())
  // A form that was open over midnight still holds what has become history.
  const isHistory = (date: string) => before.past.some((each) => each.date === date)
  const past = exceptions.findIndex(({ date }) => date < from && !isHistory(date))
  if (past >= 0) return refused('exception_past', { field: `exceptions.${past}.date` })
  const hours = { weekly, exceptions: exceptions.filter(({ date }) => date >= from) }
  return saved(ctx, before, {
    ...{ rev, set: {} },
    after: { ...before, ...hours },
    also: savedHours(id, hours, from),
  })
}

/** Says who of the managers of kitchens manages a restaurant. Refuses with `not_found` for somebody who is none, and `stale`. */
export async function saveManagers(
  ctx: Ctx,
  id: string,
  { rev, people }: SaveManagers,
): Promise<Result<AdminRestaurants>> {
  const { before, people: known } = await restaurantAt(ctx, id)
  const managers = [...new Set(people)].toSorted()
  const isKnown = managers.every((userId) => known.some((person) => person.id === userId))
  if (!before || !isKnown) return refused('not_found')
  return saved(ctx, before, {
    ...{ rev, set: {} },
    after: { ...before, managers },
    also: savedManagers(id, managers),
  })
}

async function restaurantAt(ctx: Ctx, id: string) {
  const found = await findRestaurantRows(ctx)
  const { restaurants } = restaurantsView(found, ctx.now())
  return { ...found, before: restaurants.find((each) => each.id === id) }
}

type Save = Parameters<typeof saveRestaurant>[1]

interface RestaurantSave extends Pick<Save, 'rev' | 'set' | 'when' | 'also'> {
  after: AdminRestaurant
}

/** Saves a restaurant, and answers all of them: also the same call that comes once more. */
async function saved(
  ctx: Ctx,
  before: AdminRestaurant,
  { after, ...save }: RestaurantSave,
): Promise<Result<AdminRestaurants>> {
  const isSaved = await saveRestaurant(ctx, {
    ...save,
    id: before.id,
    audit: {
      action: 'restaurant_changed',
      entity: 'restaurant',
      entityId: before.slug,
      changes: changesOf('restaurant', logged(before), logged(after)),
    },
  })
  const current = restaurantsView(await findRestaurantRows(ctx), ctx.now())
  const now = current.restaurants.find(({ id }) => id === before.id)
  if (isSaved) return done(current)
  if (!now) return refused('not_found')
  if (now.rev === save.rev) return refused('restaurant_slug_taken', { field: 'slug' })
  const isDoneBefore = now.rev === save.rev + 1 && isSame(logged(now), logged(after))
  return isDoneBefore ? done(current) : refused('stale', { current: now })
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
