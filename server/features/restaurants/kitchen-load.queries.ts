import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { restaurantOverrides, restaurants, slotPoints } from '#db/schema/index.ts'
import type { Build } from '#server/platform/build.ts'

/** What is not as usual in kitchens at an instant, and what they have to do: the points of each slot that are taken, but for those of one holder. */
export function selectLoad(
  build: Build,
  which: SQL | undefined,
  { now, holder = '' }: { now: number; holder?: string },
) {
  const { restaurantId, kind, until, minutes } = restaurantOverrides
  const { slotAt, points, expiresAt } = slotPoints
  return [
    build
      .select({ restaurantId, kind, until, minutes })
      .from(restaurantOverrides)
      .innerJoin(restaurants, eq(restaurants.id, restaurantId))
      .where(and(which, gt(until, now))),
    build
      .select({
        restaurantId: slotPoints.restaurantId,
        slotAt,
        points: sql<number>`sum(${points})`.mapWith(Number),
      })
      .from(slotPoints)
      .innerJoin(restaurants, eq(restaurants.id, slotPoints.restaurantId))
      .where(
        and(
          which,
          // A slot before the next one still counts for an order that takes several.
          gt(slotAt, now - 3_600_000),
          or(isNull(expiresAt), gt(expiresAt, now)),
          ne(slotPoints.holder, holder),
        ),
      )
      .groupBy(slotPoints.restaurantId, slotAt),
  ] as const
}
