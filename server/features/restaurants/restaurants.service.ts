import { addDays, osloClock } from '#domain/oslo-time.ts'
import type { Restaurants } from '#domain/restaurants.schema.ts'
import { headingOf } from '#server/features/catalog/heading.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeOf } from '#server/http/scope.ts'
import { findRestaurants } from './restaurants.repository.ts'
import { openTimesOf, restaurantOf } from './restaurant-view.ts'

/** The restaurants: those that are open first, then by when they open. */
export async function listRestaurants(ctx: Ctx): Promise<Restaurants> {
  const scope = scopeOf(ctx)
  const now = ctx.now()
  const rows = await findRestaurants(ctx.database, scope, { from: yesterday(now), now })
  const restaurants = rows.restaurants.map((found) => {
    const times = openTimesOf(found, rows, now)
    const plates = rows.plates.filter(({ restaurantId }) => restaurantId === found.row.id)
    return {
      ...restaurantOf(found, rows, { times, now, scope }),
      plates: plates.map(({ src }) => src),
    }
  })
  return {
    heading: headingOf(ctx, 'restaurants', rows.heading),
    now,
    restaurants: restaurants.toSorted((a, b) => opensAt(a.opening) - opensAt(b.opening)),
  }
}

/** An evening of the day before may still go on. */
export function yesterday(now: number): string {
  return addDays(osloClock(now).date, -1)
}

function opensAt({ isOpen, at }: Restaurants['restaurants'][number]['opening']): number {
  return isOpen ? 0 : (at ?? Number.MAX_SAFE_INTEGER)
}
