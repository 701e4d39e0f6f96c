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
  categories: (NamedCategory & { paths: Record<string, string>; alternates: string[] })[]
}

type SlugRow = { id: string; languageCode: string; slug: string; isTranslated: 0 | 1 }

/** Each category with its own path in every language, and those of these languages that it has words in. */
export function categoriesWithPaths(
  categories: readonly NamedCategory[],
  slugs: readonly SlugRow[],
  codes: readonly string[],
): ListWords['categories'] {
  return categories.map((category) => {
    const own = slugs.filter(({ id }) => id === category.id)
    return {
      ...category,
      paths: Object.fromEntries(
        own.map(({ languageCode, slug }) => [languageCode, `/categories/${slug}`]),
      ),
      alternates: codes.filter((code) =>
        own.some((row) => row.languageCode === code && row.isTranslated === 1),
      ),
    }
  })
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
