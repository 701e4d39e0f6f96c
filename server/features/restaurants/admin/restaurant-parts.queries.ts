import { and, eq, gte } from 'drizzle-orm'
import {
  menuSections,
  menuSectionTranslations,
  openingExceptions,
  openingExceptionTranslations,
  openingPeriods,
  restaurantManagers,
  restaurantTranslations,
} from '#db/schema/index.ts'
import type { SaveHours } from '#domain/admin-restaurants.schema.ts'
import type { Localized } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import { searchable } from '#domain/search.ts'
import type { Ctx } from '#server/http/context.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

/** The words of a restaurant in a language, as they are read and as they are searched. */
export function savedWords(
  { id, code }: { id: string; code: string },
  { name, description }: { name: string; description: string },
): Statement {
  const words = { name, description, folded: searchable(name, description) }
  return statementOf(
    build
      .insert(restaurantTranslations)
      .values({ restaurantId: id, languageCode: code, ...words })
      .onConflictDoUpdate({
        target: [restaurantTranslations.restaurantId, restaurantTranslations.languageCode],
        set: words,
      }),
  )
}

/** A section of the menu, without dishes. */
export function firstSection(ctx: Ctx, restaurantId: string, titles: Localized): Statement[] {
  const [id, at, by] = [newId(), ctx.now(), ctx.actor.userId ?? null]
  const made = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  return [
    statementOf(
      build.insert(menuSections).values({ id, restaurantId, key: 'menu', sortOrder: 1, ...made }),
    ),
    statementOf(
      build.insert(menuSectionTranslations).values(
        Object.entries(titles).map(([languageCode, title]) => ({
          ...{ sectionId: id, languageCode, title },
        })),
      ),
    ),
  ]
}

/** The hours of a week and the days on which they differ, from a date on, in the place of those that were there. */
export function savedHours(
  restaurantId: string,
  { weekly, exceptions }: Pick<SaveHours, 'weekly' | 'exceptions'>,
  from: string,
): Statement[] {
  const days = exceptions.map((exception) => ({ id: newId(), restaurantId, ...exception }))
  const reasons = days.flatMap(({ id: exceptionId, reasons: texts }) =>
    Object.entries(texts).flatMap(([languageCode, reason]) =>
      reason === '' ? [] : [{ exceptionId, languageCode, reason }],
    ),
  )
  const isReplaced = and(
    eq(openingExceptions.restaurantId, restaurantId),
    gte(openingExceptions.date, from),
  )
  return [
    build.delete(openingPeriods).where(eq(openingPeriods.restaurantId, restaurantId)),
    build.delete(openingExceptions).where(isReplaced),
    ...(weekly.length > 0
      ? [
          build
            .insert(openingPeriods)
            .values(weekly.map((period) => ({ id: newId(), restaurantId, ...period }))),
        ]
      : []),
    ...(days.length > 0
      ? [
          build
            .insert(openingExceptions)
            .values(days.map(({ reasons: _reasons, ...columns }) => columns)),
        ]
      : []),
    ...(reasons.length > 0 ? [build.insert(openingExceptionTranslations).values(reasons)] : []),
  ].map(statementOf)
}

/** Who of the managers of kitchens manages a restaurant, in the place of those who did. */
export function savedManagers(restaurantId: string, people: readonly string[]): Statement[] {
  return [
    build.delete(restaurantManagers).where(eq(restaurantManagers.restaurantId, restaurantId)),
    ...(people.length > 0
      ? [
          build
            .insert(restaurantManagers)
            .values(people.map((userId) => ({ restaurantId, userId }))),
        ]
      : []),
  ].map(statementOf)
}
