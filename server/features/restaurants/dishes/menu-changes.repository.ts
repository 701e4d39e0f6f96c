import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import {
  categories,
  dishes,
  dishOptionGroups,
  dishOptions,
  dishOptionTranslations,
  menuSections,
  menuSectionTranslations,
  optionGroups,
  optionGroupTranslations,
  products,
} from '#db/schema/index.ts'
import {
  mostDishes,
  mostMenuSections,
  mostOptionGroups,
  type SaveDish,
} from '#domain/admin-dishes.schema.ts'
import type { AuditEntry } from '#server/audit/audit.queries.ts'
import { raisedFeed } from '#server/features/restaurants/orders/ticket.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { madeBefore } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'
import { saveOrder } from '#server/save/save-order.queries.ts'
import { removeRow, type RowSave, saveRow } from '#server/save/save-row.queries.ts'
import { allLanguages } from '#server/site/revisions.queries.ts'

type Titles = Record<string, string>

/** Whose menu a row stands in: guests and screens of that restaurant see it changed at once. */
interface InMenu {
  restaurantId: string
}

/** What a call with this key has made. */
export async function findMadeRow({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

type SectionSave = Omit<RowSave<typeof menuSections>, 'table' | 'revision'> & InMenu

/** Saves a section of a menu as its editor saw it (see `saveRow`). */
export function saveSectionRow(ctx: Ctx, { restaurantId, ...save }: SectionSave) {
  return saveRow(ctx, {
    ...save,
    table: menuSections,
    revision: allLanguages,
    also: [...(save.also ?? []), raisedFeed(restaurantId)],
  })
}

/** Removes a section in which no dish stands; false where one does. */
export function deleteSection(
  ctx: Ctx,
  { restaurantId, ...at }: InMenu & { id: string; rev: number; audit: AuditEntry },
) {
  return removeRow(ctx, {
    ...at,
    table: menuSections,
    when: sql`not exists (select 1 from ${dishes} as its where its.section_id = ${at.id})`,
    revision: allLanguages,
    also: [raisedFeed(restaurantId)],
  })
}

type GroupSave = Omit<RowSave<typeof optionGroups>, 'table' | 'revision'> & InMenu

/** Saves a group of options as its editor saw it, with all of its options. */
export function saveGroupRow(ctx: Ctx, { restaurantId, ...save }: GroupSave) {
  return saveRow(ctx, {
    ...save,
    table: optionGroups,
    revision: allLanguages,
    also: [...(save.also ?? []), raisedFeed(restaurantId)],
  })
}

/** Removes a group that no dish has; false where one does. */
export function deleteGroup(
  ctx: Ctx,
  { restaurantId, ...at }: InMenu & { id: string; rev: number; audit: AuditEntry },
) {
  return removeRow(ctx, {
    ...at,
    table: optionGroups,
    when: sql`not exists (select 1 from ${dishOptionGroups} as its where its.group_id = ${at.id})`,
    revision: allLanguages,
    also: [raisedFeed(restaurantId)],
  })
}

/** Holds while a menu has room for one more. */
export function hasRoomFor(what: 'section' | 'group' | 'dish', restaurantId: string): SQL {
  const [rows, most] = {
    section: [sql`${menuSections} as its where its.restaurant_id`, mostMenuSections] as const,
    group: [sql`${optionGroups} as its where its.restaurant_id`, mostOptionGroups] as const,
    dish: [
      sql`${dishes} as its join ${products} as it on it.id = its.product_id
        and not (it.is_active = 0 and it.availability = 'ended') where its.restaurant_id`,
      mostDishes,
    ] as const,
  }[what]
  return sql`(select count(*) from ${rows} = ${restaurantId}) < ${most}`
}

/** Holds while a restaurant has the section and all of the groups that a dish names. */
export function hasParts(
  restaurantId: string,
  sectionId: string,
  groups: readonly { groupId: string }[],
): SQL {
  const ids = groups.map(({ groupId }) => groupId)
  const hasSection = sql`exists (select 1 from ${menuSections} as part where part.id = ${sectionId}
    and part.restaurant_id = ${restaurantId})`
  if (ids.length === 0) return hasSection
  return sql`${hasSection} and (select count(*) from ${optionGroups} as its
    where its.restaurant_id = ${restaurantId} and its.id in ${ids}) = ${ids.length}`
}

/** Behind the other sections. */
export function lastSectionPlace(restaurantId: string): SQL {
  return sql`(select coalesce(max(its.sort_order), 0) + 1 from ${menuSections} as its
    where its.restaurant_id = ${restaurantId})`
}

/** The titles of a section in all languages, in the place of those it had. */
export function savedSectionTitles(sectionId: string, titles: Titles): Statement[] {
  return [
    statementOf(
      build.delete(menuSectionTranslations).where(eq(menuSectionTranslations.sectionId, sectionId)),
    ),
    statementOf(
      build.insert(menuSectionTranslations).values(
        Object.entries(titles).map(([languageCode, title]) => ({
          ...{ sectionId, languageCode, title },
        })),
      ),
    ),
  ]
}

/** The same of a group. */
export function savedGroupTitles(groupId: string, titles: Titles): Statement[] {
  return [
    statementOf(
      build.delete(optionGroupTranslations).where(eq(optionGroupTranslations.groupId, groupId)),
    ),
    statementOf(
      build.insert(optionGroupTranslations).values(
        Object.entries(titles).map(([languageCode, title]) => ({
          ...{ groupId, languageCode, title },
        })),
      ),
    ),
  ]
}

type OptionRow = Omit<typeof dishOptions.$inferInsert, 'groupId' | 'soldOutUntil'>

/** The options of a group in their order, in the place of those it had: one that stays keeps its key, and until when it is sold out. */
export function savedOptions(
  groupId: string,
  options: readonly { row: OptionRow; titles: Titles }[],
): Statement[] {
  const kept = options.map(({ row }) => row.id)
  return [
    statementOf(
      build
        .delete(dishOptions)
        .where(and(eq(dishOptions.groupId, groupId), notInArray(dishOptions.id, kept))),
    ),
    ...options.flatMap(({ row: { id, key, ...set }, titles }) => [
      statementOf(
        build
          .insert(dishOptions)
          .values({ id, key, groupId, ...set })
          .onConflictDoUpdate({ target: dishOptions.id, set }),
      ),
      statementOf(
        build.delete(dishOptionTranslations).where(eq(dishOptionTranslations.optionId, id)),
      ),
      statementOf(
        build.insert(dishOptionTranslations).values(
          Object.entries(titles).map(([languageCode, title]) => ({
            ...{ optionId: id, languageCode, title },
          })),
        ),
      ),
    ]),
  ]
}

/** Puts the sections of a menu in an order where they stand as its writer saw them; false where they do not. */
export function saveSectionOrder(
  ctx: Ctx,
  restaurantId: string,
  save: { order: readonly string[]; seen: readonly string[]; audit: AuditEntry },
): Promise<boolean> {
  return saveOrder(ctx, {
    ...save,
    ...{ table: menuSections, by: menuSections.id },
    within: eq(menuSections.restaurantId, restaurantId),
    also: [raisedFeed(restaurantId)],
  })
}

/** The same of the dishes of a section, without those put away. */
export function saveDishOrder(
  ctx: Ctx,
  { restaurantId, sectionId }: InMenu & { sectionId: string },
  save: { order: readonly string[]; seen: readonly string[]; audit: AuditEntry },
): Promise<boolean> {
  return saveOrder(ctx, {
    ...save,
    ...{ table: dishes, by: dishes.productId },
    within: and(
      eq(dishes.restaurantId, restaurantId),
      eq(dishes.sectionId, sectionId),
      sql`exists (select 1 from ${products} as it where it.id = ${dishes.productId}
        and not (it.is_active = 0 and it.availability = 'ended'))`,
    ),
    also: [raisedFeed(restaurantId)],
  })
}

type DishSave = Omit<RowSave<typeof products>, 'table' | 'revision'> & InMenu

/** Saves a dish as its editor saw it: the number of its product covers all that belongs to it. */
export function saveDishRow(ctx: Ctx, { restaurantId, ...save }: DishSave) {
  return saveRow(ctx, {
    ...save,
    table: products,
    revision: allLanguages,
    also: [...(save.also ?? []), raisedFeed(restaurantId)],
  })
}

type Facts = Omit<SaveDish, 'rev' | 'vatClass' | 'groups'>

/** What a new product is as a dish: behind the others of its section, and had in both ways. */
export function insertedDish(
  productId: string,
  { restaurantId, sectionId, prepMinutes }: InMenu & { sectionId: string; prepMinutes: number },
): Statement {
  return statementOf(
    build.insert(dishes).values({
      ...{ productId, restaurantId, sectionId, prepMinutes },
      sortOrder: lastDishPlace(sectionId),
      ...{ isForEatIn: true, isForPickup: true, servingTimes: [] },
      ...{ isHalf: false, isOfHalves: false, kcal: 0 },
    }),
  )
}

/** What a product is as a dish, with its groups in their order. One that comes to another section stands behind those there. */
export function savedDish(
  productId: string,
  { sectionId, ...facts }: Facts,
  groups: SaveDish['groups'],
): Statement[] {
  const sortOrder = sql`case when ${dishes.sectionId} = ${sectionId} then ${dishes.sortOrder}
    else ${lastDishPlace(sectionId)} end`
  return [
    statementOf(
      build
        .update(dishes)
        .set({ ...facts, sectionId, sortOrder })
        .where(eq(dishes.productId, productId)),
    ),
    statementOf(build.delete(dishOptionGroups).where(eq(dishOptionGroups.dishId, productId))),
    ...groups.map(({ groupId, prices }, sortOrder) =>
      statementOf(
        build.insert(dishOptionGroups).values({ dishId: productId, groupId, prices, sortOrder }),
      ),
    ),
  ]
}

function lastDishPlace(sectionId: string): SQL {
  return sql`(select coalesce(max(its.sort_order), 0) + 1 from ${dishes} as its
    where its.section_id = ${sectionId})`
}

/** Whose goods a new dish is said to be made of: as the last one of its section, else the first category that the factory has. */
export function categoryOfNew({ site }: Ctx, sectionId: string): SQL {
  return sql`coalesce(
    (select it.category_id from ${products} as it join ${dishes} as its on its.product_id = it.id
      where its.section_id = ${sectionId} order by its.sort_order desc limit 1),
    (select shelf.id from ${categories} as shelf where shelf.factory_id = ${site.factoryId}
      order by shelf.sort_order, shelf.id limit 1))`
}
