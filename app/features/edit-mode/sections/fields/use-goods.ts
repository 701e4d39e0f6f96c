import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Categories, ProductList } from '#domain/catalog.schema.ts'
import { callApi } from '#app/platform/api.ts'

/** The categories and products of the site in the page's words; none until they are read. */
export function useGoods() {
  const { i18n } = useLingui()
  const { data } = useQuery({ queryKey: ['goods', i18n.locale], queryFn: readGoods })
  return data ?? { categories: [], products: [] }
}

async function readGoods({ signal }: { signal: AbortSignal }) {
  const [categories, first] = await Promise.all([
    callApi<Categories>('/catalog/categories', { signal }),
    callApi<ProductList>('/catalog/products', { signal }),
  ])
  if (!categories.ok || !first.ok) throw new Error('the catalogue could not be read')
  const { total, pageSize, products } = first.value
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, Math.ceil(total / pageSize) - 1) }, (_, at) =>
      callApi<ProductList>(`/catalog/products?page=${at + 2}`, { signal }),
    ),
  )
  const others = rest.flatMap((answer) => (answer.ok ? answer.value.products : []))
  return { categories: categories.value.categories, products: [...products, ...others] }
}
