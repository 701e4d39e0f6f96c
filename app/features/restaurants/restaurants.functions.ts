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
