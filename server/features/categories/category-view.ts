import type { EditableCategories, EditableCategory } from '#domain/categories.schema.ts'
import type { findCategoryRows } from './categories.repository.ts'

type Rows = Awaited<ReturnType<typeof findCategoryRows>>

/** The categories as their editors see them. */
export function categoriesView(found: Rows): EditableCategories {
  return { categories: found.rows.map((row) => categoryView(row, found)) }
}

function categoryView(
  { id, key, tint, imageUrl, isActive, rev }: Rows['rows'][number],
  { words, counts }: Rows,
): EditableCategory {
  const own = words.filter(({ categoryId }) => categoryId === id)
  return {
    ...{ id, key, tint, imageUrl, isActive, rev },
    products: counts.find((count) => count.id === id)?.products ?? 0,
    words: Object.fromEntries(
      own.map(({ languageCode, name, slug, description }) => [
        languageCode,
        { name, slug, description },
      ]),
    ),
  }
}

/** What the log keeps of it; its languages in an order of their own, so that two of them can be compared. */
export function logged({ words, tint, isActive, imageUrl }: EditableCategory) {
  const of = (field: 'name' | 'slug' | 'description') =>
    Object.fromEntries(
      Object.entries(words)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([code, own]) => [code, own[field]]),
    )
  return {
    tint,
    isActive,
    imageUrl,
    names: of('name'),
    slugs: of('slug'),
    descriptions: of('description'),
  }
}
