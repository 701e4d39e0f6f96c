import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Categories, ProductList } from '#domain/catalog.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { sitePages } from './site-pages.ts'

export interface SitePlace {
  name: string
  path: string
}

interface Named {
  name: string
  slug: string
}

/** Where a link can lead on this site: pages, categories and products. Without an answer the pages alone: an address can be typed. */
export function useSitePlaces(): SitePlace[] {
  const { i18n } = useLingui()
  const [goods, setGoods] = useState<SitePlace[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const read = async () => {
      const found = await readGoods(stop.signal)
      if (!stop.signal.aborted) setGoods(found)
    }
    void read()
    return () => stop.abort()
  }, [])
  return [...sitePages.map(({ path, name }) => ({ path, name: i18n._(name) })), ...goods]
}

async function readGoods(signal: AbortSignal): Promise<SitePlace[]> {
  const [categories, products] = await Promise.all([
    callApi<Categories>('/catalog/categories', { signal }),
    readProducts(signal),
  ])
  const placesOf = (rows: readonly Named[], folder: string) =>
    rows.map(({ name, slug }) => ({ name, path: folder + slug }))
  return [
    ...(categories.ok ? placesOf(categories.value.categories, '/categories/') : []),
    ...placesOf(products, '/products/'),
  ]
}

const mostPages = 25

/** All of them: the list comes page by page. */
async function readProducts(signal: AbortSignal): Promise<Named[]> {
  const first = await callApi<ProductList>('/catalog/products', { signal })
  if (!first.ok) return []
  const { products, total, pageSize } = first.value
  const pages = Math.min(Math.ceil(total / pageSize), mostPages)
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
      callApi<ProductList>(`/catalog/products?page=${at + 2}`, { signal }),
    ),
  )
  return [...products, ...others.flatMap((each) => (each.ok ? each.value.products : []))]
}
