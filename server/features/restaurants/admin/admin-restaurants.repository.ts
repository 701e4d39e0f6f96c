import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  admins,
  languages,
  openingExceptions,
  openingExceptionTranslations,
  openingPeriods,
  restaurantManagers,
  restaurants,
  restaurantTables,
  restaurantTranslations,
  users,
} from '#db/schema/index.ts'
import { mostRestaurants } from '#domain/admin-restaurants.schema.ts'
import { isAllowed } from '#domain/permissions.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { isManagedBy } from '#server/features/restaurants/managed.queries.ts'
import { raisedFeed } from '#server/features/restaurants/orders/ticket.queries.ts'
import { textsIn } from '#server/features/restaurants/texts.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import { saveOrder } from '#server/save/save-order.queries.ts'
import { type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'

/** The restaurants that the caller may look into, in their order, with all that belongs to them: one round trip. */
export async function findRestaurantRows(ctx: Ctx) {
  const { actor, database, site } = ctx
  const areTheirs = and(
    eq(restaurants.factoryId, site.factoryId),
    isManagedBy(actor, restaurants.id),
  )
  const own = build.select({ id: restaurants.id }).from(restaurants).where(areTheirs)
  const seesPeople = isAllowed(actor, 'people.read')
  const [rows, words, periods, exceptions, tables, managers, people, codes] = await database.read([
    build
      .select()
      .from(restaurants)
      .where(areTheirs)
      .orderBy(asc(restaurants.sortOrder), asc(restaurants.id)),
    build
      .select()
      .from(restaurantTranslations)
      .where(inArray(restaurantTranslations.restaurantId, own)),
    build
      .select()
      .from(openingPeriods)
      .where(inArray(openingPeriods.restaurantId, own))
      .orderBy(asc(openingPeriods.weekday), asc(openingPeriods.opensMinute)),
    build
      .select({
        restaurantId: openingExceptions.restaurantId,
        date: openingExceptions.date,
        periods: openingExceptions.periods,
        reasons: textsIn(
          openingExceptionTranslations.reason,
          openingExceptionTranslations.exceptionId,
          openingExceptions.id,
        ),
      })
      .from(openingExceptions)
      .where(inArray(openingExceptions.restaurantId, own))
      .orderBy(desc(openingExceptions.date)),
    build
      .select()
      .from(restaurantTables)
      .where(inArray(restaurantTables.restaurantId, own))
      .orderBy(asc(restaurantTables.sortOrder), asc(restaurantTables.id)),
    build
      .select()
      .from(restaurantManagers)
      .where(and(inArray(restaurantManagers.restaurantId, own), sql`${seesPeople}`)),
    build
      .select({ id: users.id, name: users.name, email: users.email })
      .from(admins)
      .innerJoin(users, eq(users.id, admins.userId))
      .where(
        and(
          eq(admins.factoryId, site.factoryId),
          eq(admins.role, 'kitchen_manager'),
          eq(admins.isActive, true),
          sql`${seesPeople}`,
        ),
      )
      .orderBy(asc(users.name), asc(users.id)),
    build.select({ code: languages.code }).from(languages),
  ])
  return {
    ...{ rows, words, periods, exceptions, tables, managers, people },
    codes: codes.map(({ code }) => code),
  }
}
export type RestaurantRows = Awaited<ReturnType<typeof findRestaurantRows>>

/** What a call with this key has made: a restaurant, a table, a table's new code. */
export async function findMade({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

type RestaurantSave = Omit<RowSave<typeof restaurants>, 'table' | 'revision' | 'id'> & {
  id: string
}

/** Saves a restaurant as its editor saw it (see `saveRow`): its screens and its pages are made anew. */
export function saveRestaurant(ctx: Ctx, save: RestaurantSave): Promise<boolean> {
  return saveRow(ctx, {
    ...save,
    also: [...(save.also ?? []), raisedFeed(save.id)],
    table: restaurants,
    revision: allLanguages,
  })
}

/** Puts the restaurants in an order where they stand as its writer saw them; false where they do not. */
export function saveRestaurantOrder(
  ctx: Ctx,
  save: { order: readonly string[]; seen: readonly string[]; audit: AuditEntry },
): Promise<boolean> {
  return saveOrder(ctx, { table: restaurants, by: restaurants.id, ...save })
}

/** Holds while a restaurant may be made that is found under this: there is room for it, and no other is found there. */
export function canBeMade(ctx: Ctx, id: string, slug: string): SQL {
  const { factoryId } = ctx.site
  return sql`(select count(*) from ${restaurants} where ${restaurants.factoryId} = ${factoryId}) < ${mostRestaurants}
    and ${isFreeSlug(ctx, id, slug)}`
}

/** Holds where no other restaurant is found under this. */
export function isFreeSlug({ site: { factoryId } }: Ctx, id: string, slug: string): SQL {
  return sql`not exists (select 1 from ${restaurants} as other where other.factory_id = ${factoryId}
    and other.id <> ${id} and other.slug = ${slug})`
}

/** Behind the others. */
export function lastPlace({ site: { factoryId } }: Ctx): SQL {
  return sql`(select coalesce(max(it.sort_order), 0) + 1 from ${restaurants} as it where it.factory_id = ${factoryId})`
}
