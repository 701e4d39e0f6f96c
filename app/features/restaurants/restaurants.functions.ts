import { notFound } from '@tanstack/react-router'
import type { Queue } from '#domain/queue.schema.ts'
import { read } from '#app/platform/read.ts'

/** The restaurants with their next times. */
export const getRestaurants = () => read('/api/restaurants')

/** One restaurant with all of its menu. */
export const getMenu = (slug: string) => read('/api/restaurants/:slug', { params: { slug } })

/** The dishes in the visitor's cart as they can be ordered now. The table is known to the browser alone. */
export const getDishCheckout = (id: string) =>
  read('/api/restaurants/:id/checkout', { params: { id } })

/** The table of the code that somebody scanned. */
export const getTable = (token: string) => read('/api/tables/:token', { params: { token } })

/** The numbers on the wall of a restaurant; the not-found page where guests see none of this id. */
export async function getQueue(restaurantId: string): Promise<Queue> {
  const queue = await read('/api/queue/:restaurantId', { params: { restaurantId } })
  // Without a tag there is nothing unchanged.
  if (!queue) throw notFound()
  return queue
}

/** An order to a restaurant by its token, as much of it as the visitor may see. */
export const getTracked = (token: string) =>
  read('/api/restaurant-orders/:token', { params: { token } })
