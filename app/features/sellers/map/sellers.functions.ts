import { read } from '#app/platform/read.ts'
import type { MapSearch } from './map-search.ts'

/** A page of the sellers under the filters. */
export const getSellers = (search: MapSearch) => read('/api/sellers', { query: queryOf(search) })

/** Where all of them are, in the order of the list. */
export const getSellerPoints = ({ page: _, ...search }: MapSearch) =>
  read('/api/seller-points', { query: queryOf(search) })

/** One seller; the not-found page where none is shown under this slug. */
export const getSeller = (slug: string) => read('/api/sellers/:slug', { params: { slug } })

/** Every seller under its place. */
export const getSellersByPlace = () => read('/api/seller-places')

function queryOf(search: MapSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
}
