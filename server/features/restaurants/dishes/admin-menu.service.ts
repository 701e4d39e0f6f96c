import type { AdminDish, AdminMenu, AdminMenus } from '#domain/admin-dishes.schema.ts'
import { allergenCodes } from '#domain/catalog.ts'
import { answeredAllergens } from '#domain/food-information.ts'
import { openTimes } from '#domain/opening-hours.ts'
import { choicesOf, localized } from '#domain/options.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { yesterday } from '#server/features/restaurants/restaurants.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { findAdminMenuRows, findManagedRestaurants } from './admin-menu.repository.ts'

type Rows = Awaited<ReturnType<typeof findAdminMenuRows>>

/** So many days ahead is known when a kitchen closes. */
const daysSeen = 7

/** The menu of a restaurant that the caller looks after, by its slug or id: the first one of theirs where none is called so. */
export async function getAdminMenus(ctx: Ctx, name: string): Promise<AdminMenus> {
  const known = await findManagedRestaurants(ctx)
  const wanted = known.find(({ id, slug }) => id === name || slug === name) ?? known[0]
  return {
    now: ctx.now(),
    restaurants: known.map((each) => named(ctx, each)),
    menu: (wanted && (await findAdminMenu(ctx, wanted.id))?.menu) ?? null,
  }
}

/** The menu for what writes it, with the codes of all languages; undefined for a restaurant that the caller does not look after. */
export async function findAdminMenu(
  ctx: Ctx,
  restaurantId: string,
): Promise<{ menu: AdminMenu; codes: string[] } | undefined> {
  const rows = await findAdminMenuRows(ctx, restaurantId, yesterday(ctx.now()))
  const { restaurant, codes } = rows
  return restaurant && { menu: menuView(ctx, { ...rows, restaurant }), codes }
}

/** What a write answers: the menu as it stands then. Refuses `not_found`. */
export async function answerMenu(ctx: Ctx, restaurantId: string): Promise<Result<AdminMenu>> {
  const found = await findAdminMenu(ctx, restaurantId)
  return found ? done(found.menu) : refused('not_found')
}

function named(ctx: Ctx, { id, slug, name }: NonNullable<Rows['restaurant']>) {
  return { id, slug, name: localized(name, scopeOf(ctx), slug) }
}

function menuView(
  ctx: Ctx,
  rows: Rows & { restaurant: NonNullable<Rows['restaurant']> },
): AdminMenu {
  const { restaurant, periods, exceptions } = rows
  const [open] = openTimes({ weekly: periods, exceptions }, ctx.now(), daysSeen)
  return {
    restaurant: named(ctx, restaurant),
    closesAt: open?.to ?? null,
    sections: rows.sections,
    dishes: rows.dishes.map(dishView),
    groups: rows.groups.map((group) => ({
      ...group,
      options: rows.options
        .filter(({ groupId }) => groupId === group.id)
        .map(({ groupId: _, ...option }) => ({
          ...option,
          // Nobody could save it without an answer for each: what is not in it was said not to be.
          allergens: answeredAllergens(option.allergens, allergenCodes),
        })),
    })),
  }
}

function dishView(row: Rows['dishes'][number]): AdminDish {
  const { dish, rev, key, names, tint, imageUrl, isActive, availability, priceOre, vatClass } = row
  const { productId: id, restaurantId: _, sortOrder: _order, ...own } = dish
  return {
    ...{ id, rev, key, names, tint, imageUrl, priceOre, vatClass, ...own },
    state: isActive ? 'published' : availability === 'ended' ? 'archived' : 'draft',
    sizes: row.attributes
      .filter((attribute) => attribute.key === 'size')
      .flatMap(choicesOf)
      .map(({ value, label }) => ({ key: value, label })),
    groups: row.groups,
    hasFood: row.confirmedAt !== null,
    allergens: answeredAllergens(row.allergens, row.freeOf ?? []),
  }
}
