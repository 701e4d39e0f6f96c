import { categories, categoryTranslations } from '#db/schema/index.ts'
import type { Tint } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import list from './categories.json' with { type: 'json' }
import { add, type Demo, madeNow } from './demo.ts'
import { languageCodes, type Texts } from './languages.ts'

interface Category {
  key: string
  tint: Tint
  texts: Texts<{ name: string; slug: string; description: string }>
}

/** Adds the categories and answers their ids by key. */
export function addCategories(demo: Demo): Map<string, string> {
  const { factoryId } = demo
  const rows = (list as Category[]).map((category, sortOrder) => ({
    id: newId(),
    sortOrder,
    ...category,
  }))
  add(
    demo,
    categories,
    rows.map(({ id, key, tint, sortOrder }) => ({
      id,
      factoryId,
      key,
      tint,
      sortOrder,
      isActive: true,
      ...madeNow(demo),
    })),
  )
  add(
    demo,
    categoryTranslations,
    rows.flatMap((row) =>
      languageCodes.map((code) => ({
        categoryId: row.id,
        factoryId,
        languageCode: code,
        ...row.texts[code],
      })),
    ),
  )
  return new Map(rows.map((row) => [row.key, row.id]))
}
