import { createServerFn } from '@tanstack/react-start'
import { answerOf } from '#app/platform/answer.ts'
import { apiClient } from '#server/http/client.ts'
import type { ListSearch } from './list-search.ts'

// The API parses what arrives: a second parser here would only make the browser's share larger.
const asGiven = <Value>(value: Value): Value => value

/** One page of /products or /shop. */
export const getProducts = createServerFn({ method: 'GET' })
  .validator(asGiven<{ search: ListSearch; scope: 'all' | 'shop' }>)
  .handler(async ({ data: { search, scope }, context }) =>
    answerOf(
      await apiClient(context.callApi).catalog.products.$get({
        query: { ...queryOf(search), category: search.category, scope },
      }),
    ),
  )

/** One page of a category. */
export const getCategory = createServerFn({ method: 'GET' })
  .validator(asGiven<{ slug: string; search: ListSearch }>)
  .handler(async ({ data: { slug, search }, context }) =>
    answerOf(
      await apiClient(context.callApi).catalog.categories[':slug'].$get({
        param: { slug },
        query: queryOf(search),
      }),
    ),
  )

/** The categories, for their own page. */
export const getCategories = createServerFn({ method: 'GET' }).handler(async ({ context }) =>
  answerOf(await apiClient(context.callApi).catalog.categories.$get()),
)

/** One product, by its slug in any language. */
export const getProduct = createServerFn({ method: 'GET' })
  .validator(asGiven<{ slug: string }>)
  .handler(async ({ data, context }) =>
    answerOf(await apiClient(context.callApi).catalog.products[':slug'].$get({ param: data })),
  )

function queryOf({ search, sort, page, diet, free, storage }: ListSearch) {
  return { search, sort, page: page?.toString(), diet, free, storage }
}
