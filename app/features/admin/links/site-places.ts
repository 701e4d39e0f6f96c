import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { callApi } from '#app/platform/api.ts'

export interface SitePlace {
  name: string
  path: string
}

/** The pages that every factory has, by their bare addresses. */
const ownPages = [
  { path: '/', name: msg`Home` },
  { path: '/products', name: msg`Products` },
  { path: '/categories', name: msg`Categories` },
  { path: '/shop', name: msg`Shop` },
  { path: '/about', name: msg`About us` },
  { path: '/quality', name: msg`Quality` },
  { path: '/faq', name: msg`Questions and answers` },
  { path: '/locations', name: msg`Our places` },
  { path: '/resellers', name: msg`Resellers` },
  { path: '/contact', name: msg`Contact` },
  { path: '/support', name: msg`Support` },
  { path: '/privacy', name: msg`Privacy` },
  { path: '/terms', name: msg`Terms` },
  { path: '/cookies', name: msg`Cookies` },
]

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
  return [...ownPages.map(({ path, name }) => ({ path, name: i18n._(name) })), ...goods]
}

async function readGoods(signal: AbortSignal): Promise<SitePlace[]> {
  const [categories, products] = await Promise.all([
    callApi<{ categories: Named[] }>('/categories', { signal }),
    callApi<{ products: Named[] }>('/products', { signal }),
  ])
  const placesOf = (rows: readonly Named[], folder: string) =>
    rows.map(({ name, slug }) => ({ name, path: folder + slug }))
  return [
    ...(categories.ok ? placesOf(categories.value.categories, '/categories/') : []),
    ...(products.ok ? placesOf(products.value.products, '/products/') : []),
  ]
}
