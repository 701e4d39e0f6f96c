import { sql } from 'drizzle-orm'
import { categoryTranslations } from '#db/schema/index.ts'
import { saveCategoryWordsSchema } from '#domain/categories.schema.ts'
import {
  type ColumnAt,
  categoryColumns,
  type ColumnNoun,
} from '#server/features/column-texts/column-noun.queries.ts'
import { columnTexts } from '#server/features/column-texts/column-texts.queries.ts'
import type { WriteCtx } from '#server/features/content/text-adapter.queries.ts'
import { build } from '#server/platform/build.ts'
import type { Statement } from '#server/platform/hrana.ts'
import { statementOf } from '#server/platform/statement.ts'

const { name, description } = saveCategoryWordsSchema.entries

/** What a category is called, by its key, and what stands at the head of its page. */
export const categoryNoun: ColumnNoun = {
  page: '@categories',
  area: 'categories',
  of: categoryColumns,
  key: sql`owner.key`,
  logged: sql`owner.key`,
  among: sql`true`,
  listed: sql`owner.is_active = 1`,
  order: sql`owner.sort_order`,
  under: '/categories/',
  fields: {
    name: { column: 'name', rule: name, logged: 'names' },
    description: { column: 'description', rule: description, logged: 'descriptions' },
  },
  audited: 'category',
  written: writtenText,
}
export const categoryTexts = columnTexts(categoryNoun)

/** In a language where it had no words its address is that of another one: what an address says is decided in the form. */
function writtenText(
  { site: { factoryId } }: WriteCtx,
  { ownerId: categoryId, languageCode, defaultCode, field }: ColumnAt,
  value: string,
): Statement {
  const slug = sql`(select its.slug from ${categoryTranslations} as its
    where its.category_id = ${categoryId} and its.slug <> '' order by its.language_code = ${defaultCode} desc limit 1)`
  const own = { [field]: value }
  return statementOf(
    build
      .insert(categoryTranslations)
      .values({ categoryId, factoryId, languageCode, slug, name: '', description: '', ...own })
      .onConflictDoUpdate({
        target: [categoryTranslations.categoryId, categoryTranslations.languageCode],
        set: own,
      }),
  )
}
