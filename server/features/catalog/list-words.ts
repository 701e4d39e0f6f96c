import type { Tint } from '#domain/catalog.ts'
import type { ProductList } from '#domain/catalog.schema.ts'

interface NamedCategory {
  id: string
  key: string
  slug: string
  name: string
  description: string
  tint: Tint
}

/** The words around a product list: they change with the content's revision alone. */
export interface ListWords {
  heading: ProductList['heading']
  categories: (NamedCategory & { paths: Record<string, string> })[]
}

type SlugRow = { id: string; languageCode: string; slug: string }

/** Each category with its own path in every language. */
export function categoriesWithPaths(
  categories: readonly NamedCategory[],
  slugs: readonly SlugRow[],
): ListWords['categories'] {
  return categories.map((category) => ({
    ...category,
    paths: Object.fromEntries(
      slugs
        .filter(({ id }) => id === category.id)
        .map(({ languageCode, slug }) => [languageCode, `/categories/${slug}`]),
    ),
  }))
}

/** A category by its key or its slug in any language: the key first, then the page's language. */
export function categoryNamed({ categories }: ListWords, name: string, languageCode: string) {
  const path = `/categories/${name}`
  return (
    categories.find(({ key }) => key === name) ??
    categories.find(({ paths }) => paths[languageCode] === path) ??
    categories.find(({ paths }) => Object.values(paths).includes(path))
  )
}
