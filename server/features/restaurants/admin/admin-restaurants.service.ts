import { msg } from '@lingui/core/macro'
import { changesOf, orderChangeOf } from '#domain/audit-changes.ts'
import {
  type AdminRestaurants,
  mostRestaurants,
  type NewRestaurant,
  type PlacesOrder,
} from '#domain/admin-restaurants.schema.ts'
import { tints } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { type Call, spentKey } from '#server/http/once.queries.ts'
import {
  canBeMade,
  findMade,
  findRestaurantRows,
  lastPlace,
  saveRestaurant,
  saveRestaurantOrder,
} from './admin-restaurants.repository.ts'
import { firstSection, savedWords } from './restaurant-parts.queries.ts'
import { restaurantsView } from './restaurant-view.ts'

/** The restaurants that the caller may look into, whether guests see them or not. */
export async function getRestaurants(ctx: Ctx): Promise<AdminRestaurants> {
  return restaurantsView(await findRestaurantRows(ctx), ctx.now())
}

/**
 * Makes a restaurant in one language, once per key: a draft that no guest sees, with a section of the menu for its first dishes. Refuses
 * with `not_found` for a language that is not there, `restaurant_slug_taken`, `too_many_restaurants`, `key_reused`.
 */
export async function makeRestaurant(
  ctx: Ctx,
  restaurant: NewRestaurant,
  key: string,
): Promise<Result<AdminRestaurants>> {
  const { codes } = await findRestaurantRows(ctx)
  if (!codes.includes(restaurant.languageCode)) return refused('not_found')
  const made = await makeOnce(
    ctx,
    { scope: 'restaurant', key, body: restaurant },
    {
      find: (stored) => findMade(ctx, stored),
      make: (call) => writeNewRestaurant(ctx, restaurant, call),
    },
  )
  const current = await getRestaurants(ctx)
  if (made.ok) return done(current)
  if (made.problem.code !== 'too_many') return made
  return current.restaurants.length >= mostRestaurants
    ? refused('too_many_restaurants')
    : refused('restaurant_slug_taken', { field: 'slug' })
}

/** What a new one has until somebody says otherwise. */
const untilSaid = { status: 'draft', tint: tints[0], hasEatIn: true, hasPickup: true } as const

async function writeNewRestaurant(
  ctx: Ctx,
  { languageCode: code, name, ...place }: NewRestaurant,
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const isMade = await saveRestaurant(ctx, {
    ...{ id, rev: 0, when: canBeMade(ctx, id, place.slug) },
    set: { ...untilSaid, ...place, sortOrder: lastPlace(ctx) },
    also: [
      spentKey(ctx.database.build, call, id),
      savedWords({ id, code }, { name, description: '' }),
      ...firstSection(ctx, id, await sectionTitles(ctx)),
    ],
    audit: {
      action: 'restaurant_made',
      entity: 'restaurant',
      entityId: place.slug,
      changes: changesOf('restaurant', null, { ...place, names: { [code]: name } }),
    },
  })
  return isMade ? id : undefined
}

/** What a menu is called in each language of the site. */
async function sectionTitles(ctx: Ctx): Promise<Record<string, string>> {
  const titles = ctx.site.languages.map(async (language) => {
    const i18n = await translatorFor({ ...ctx, language })
    return [language.code, i18n._(msg`Menu`)] as const
  })
  return Object.fromEntries(await Promise.all(titles))
}

/** Puts the restaurants in an order. Refuses with `stale` where they stand otherwise than was seen; the same order twice is one. */
export async function orderRestaurants(
  ctx: Ctx,
  { ids, seen }: PlacesOrder,
): Promise<Result<AdminRestaurants>> {
  const before = await getRestaurants(ctx)
  const known = before.restaurants.map(({ id }) => id)
  if (ids.some((id) => !known.includes(id))) return refused('not_found')
  const order = [...new Set([...ids, ...known])]
  if (order.join(' ') === known.join(' ')) return done(before)
  const slugOf = (id: string) => before.restaurants.find((each) => each.id === id)?.slug ?? id
  const isSaved = await saveRestaurantOrder(ctx, {
    ...{ order, seen },
    audit: {
      action: 'restaurants_ordered',
      entity: 'restaurant',
      changes: orderChangeOf('restaurant', known.map(slugOf), order.map(slugOf)),
    },
  })
  const current = await getRestaurants(ctx)
  const stands = current.restaurants.map(({ id }) => id).join(' ') === order.join(' ')
  return isSaved || stands ? done(current) : refused('stale', { current })
}
