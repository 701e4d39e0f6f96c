import type { Categories, ProductList } from '#domain/catalog.schema.ts'
import type { EditablePages } from '#domain/pages.schema.ts'
import type { Places } from '#domain/places.schema.ts'
import { callApi } from '#app/platform/api.ts'

export interface SitePlace {
  name: string
  path: string
}

interface Named {
  name: string
  slug: string
}

/** What was found by name, and every path that a link may lead to; none where these could not be read. */
export interface ReadPlaces {
  named: readonly SitePlace[]
  paths?: ReadonlySet<string> | undefined
}

/** Reads where links can lead, named in a language where that is known. Nothing fails: what does not come is left out. */
export async function readPlaces(language: string, signal: AbortSignal): Promise<ReadPlaces> {
  const [goods, pages, places] = await Promise.all([
    readGoods(signal),
    callApi<EditablePages>('/admin/content/pages', { signal }),
    callApi<Places>('/admin/places', { signal }),
  ])
  return {
    named: [...(pages.ok ? placesOfPages(pages.value, language) : []), ...goods],
    paths: places.ok ? new Set(places.value.paths) : undefined,
  }
}

/** The factory's own pages that readers see, by their keys: these stay when an address changes. */
function placesOfPages({ pages }: EditablePages, language: string): SitePlace[] {
  return pages
    .filter((page) => !page.isRemoved && page.languages.some(({ state }) => state === 'published'))
    .map(({ key, titles }) => ({
      name: titles[language] ?? Object.values(titles)[0] ?? key,
      path: `/${key}`,
    }))
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
