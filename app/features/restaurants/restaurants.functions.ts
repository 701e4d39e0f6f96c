import { read } from '#app/platform/read.ts'

/** The restaurants with their next times. */
export const getRestaurants = () => read('/api/restaurants')

/** One restaurant with all of its menu. */
export const getMenu = (slug: string) => read('/api/restaurants/:slug', { params: { slug } })
