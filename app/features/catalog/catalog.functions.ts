import { read } from '#app/platform/read.ts'
import type { ListSearch } from './list-search.ts'

/** One page of /products or /shop. */
export const getProducts = (search: ListSearch, scope: 'all' | 'shop') =>
  read('/api/catalog/products', {
    query: { ...queryOf(search), category: search.category, scope },
  })

/** One page of a category. */
export const getCategory = (slug: string, search: ListSearch) =>
  read('/api/catalog/categories/:slug', { params: { slug }, query: queryOf(search) })

/** The categories, for their own page. */
export const getCategories = () => read('/api/catalog/categories')

/** One product, by its slug in any language. */
export const getProduct = (slug: string) =>
  read('/api/catalog/products/:slug', { params: { slug } })

function queryOf({ search, sort, page, diet, free, storage }: ListSearch) {
  return { search, sort, page: page?.toString(), diet, free, storage }
}
