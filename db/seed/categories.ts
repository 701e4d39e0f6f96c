import { categories, categoryTranslations } from '#db/schema/index.ts'
import type { Tint } from '#domain/catalog.ts'
import { newId } from '#domain/ids.ts'
import list from './categories.json' with { type: 'json' }
import { add, madeNow, type Seed } from './seed.ts'
import { languageCodes, type Texts } from './languages.ts'

interface Category {
  key: string
  tint: Tint
  texts: Texts<{ name: string; slug: string; description: string }>
}

/** Adds the categories and answers their ids by key. */
export function addCategories(seed: Seed): Map<string, string> {
  const { factoryId } = seed
  const rows = (list as Category[]).map((category, sortOrder) => ({
    id: newId(),
    sortOrder,
    ...category,
  }))
  add(
    seed,
    categories,
    rows.map(({ id, key, tint, sortOrder }) => ({
      id,
      factoryId,
      key,
      tint,
      sortOrder,
      isActive: true,
      ...madeNow(seed),
    })),
  )
  add(
    seed,
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
