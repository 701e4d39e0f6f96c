import { allergenCodes } from '#domain/catalog.ts'
import { choicesOf, localized } from '#domain/options.ts'
import { openState, type OpenTime } from '#domain/opening-hours.ts'
import { type OrderableDish, orderProblems, serviceModes } from '#domain/orderable.ts'
import type { Menu, MenuDish, MenuGroup } from '#domain/restaurants.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Scope, scopeOf } from '#server/http/scope.ts'
import { findMenu } from './menu.repository.ts'
import { loadOf } from './open-slots.ts'
import { openTimesOf, restaurantOf } from './restaurant-view.ts'
import { yesterday } from './restaurants.service.ts'

export type MenuRows = Awaited<ReturnType<typeof findMenu>>
export type DishRow = MenuRows['dishes'][number]

/** The menu of a restaurant, in the page's words. Refuses `not_found` for a slug that none has whom guests see. */
export async function getMenu(ctx: Ctx, slug: string): Promise<Result<Menu>> {
  const now = ctx.now()
  const rows = await findMenu(ctx.database, scopeOf(ctx), { slug, from: yesterday(now), now })
  const menu = menuOf(rows, { scope: scopeOf(ctx), now })
  return menu ? done(menu) : refused('not_found')
}

/** The menu of the restaurant whose dishes somebody orders; undefined where guests no longer see it. */
export async function findMenuOf(ctx: Ctx, restaurantId: string): Promise<Menu | undefined> {
  const now = ctx.now()
  const wanted = { id: restaurantId, from: yesterday(now), now }
  return menuOf(await findMenu(ctx.database, scopeOf(ctx), wanted), { scope: scopeOf(ctx), now })
}

/** A menu as guests read it. */
export function menuOf(
  rows: MenuRows,
  { scope, now }: { scope: Scope; now: number },
): Menu | undefined {
  const { restaurant } = rows
  if (!restaurant) return undefined
  const { halfRule, halfSurchargeOre, halfToppingBp } = restaurant.row
  const times = openTimesOf(restaurant, rows, now)
  const { pausedUntil } = loadOf(restaurant.row, rows)
  const keys = new Map(rows.groups.map(({ id, key }) => [id, key]))
  const dishOf = (row: DishRow) => menuDish(row, { scope, keys, times, now, pausedUntil })
  return {
    now,
    restaurant: restaurantOf(restaurant, rows, { times, now, scope }),
    weekly: rows.periods.map(({ restaurantId: _, ...period }) => period),
    terms: { halfRule, halfSurchargeOre, halfToppingBp },
    sections: rows.sections
      .map(({ id, key, title }) => ({
        key,
        title: localized(title, scope, key),
        dishes: rows.dishes.filter(({ dish }) => dish.sectionId === id).map(dishOf),
      }))
      .filter(({ dishes }) => dishes.length > 0),
    groups: rows.groups.map((group) => menuGroup(group, rows, scope)),
  }
}

interface Telling {
  scope: Scope
  /** The keys of the groups by their ids. */
  keys: ReadonlyMap<string, string>
  times: readonly OpenTime[]
  now: number
  pausedUntil: number | undefined
}

function menuDish(row: DishRow, telling: Telling): MenuDish {
  const { dish, attributes } = row
  const sizes = attributes.filter(({ key }) => key === 'size').flatMap(choicesOf)
  const problem = problemOf(row, telling)
  return {
    id: dish.productId,
    key: row.key,
    name: row.name ?? row.key,
    description: row.description ?? '',
    tint: row.tint,
    ...(row.image ? { image: row.image } : {}),
    priceOre: row.priceOre ?? 0,
    sizes: sizes.map(({ value, label, priceOre }) => ({
      key: value,
      label: localized(label, telling.scope, value),
      addedOre: priceOre,
    })),
    allergens: allergenCodes.flatMap((code) => row.allergens.filter((each) => each.code === code)),
    diets: row.diets,
    kcal: dish.kcal,
    isHalf: dish.isHalf,
    isOfHalves: dish.isOfHalves,
    groups: row.groups.flatMap(({ id, prices }) => {
      const key = telling.keys.get(id)
      return key === undefined ? [] : [{ key, prices }]
    }),
    isPickedUp: dish.isForPickup,
    servingTimes: dish.servingTimes,
    ...(problem ? { problem } : {}),
  }
}

/** Why a dish cannot be had: now, or as soon as the restaurant opens. */
function problemOf({ dish }: DishRow, { times, now, pausedUntil }: Telling): MenuDish['problem'] {
  const state = openState(times, now)
  const at = state.isOpen ? now : (state.opensAt ?? now)
  const mode = dish.isForEatIn ? 'eat_in' : 'pickup'
  const problems = orderProblems({
    openTimes: times,
    dish: orderableDish(dish),
    ...{ mode, at, pausedUntil },
  })
  return problems.find((problem) => problem === 'sold_out' || problem === 'not_served')
}

/** A dish as the rules of ordering see it. */
export function orderableDish(dish: DishRow['dish']): OrderableDish {
  const { servingTimes, soldOutUntil } = dish
  const modes = serviceModes.filter((mode) =>
    mode === 'eat_in' ? dish.isForEatIn : dish.isForPickup,
  )
  return { modes, servingTimes, soldOutUntil }
}

function menuGroup(
  { id, title, ...group }: MenuRows['groups'][number],
  { options }: MenuRows,
  scope: Scope,
): MenuGroup {
  return {
    ...group,
    title: localized(title, scope, group.key),
    options: options
      .filter(({ groupId }) => groupId === id)
      .map(({ groupId: _, title: texts, ...option }) => ({
        ...option,
        title: localized(texts, scope, option.key),
      })),
  }
}
