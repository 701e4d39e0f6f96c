import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { categories, products } from './catalog.ts'
import { textVersion } from './text-version.ts'

export const productTextVersions = sqliteTable(
  'product_text_versions',
  {
    ...textVersion(),
    ownerId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [index('product_text_versions_text').on(t.ownerId, t.languageCode, t.field, t.at)],
)

export const categoryTextVersions = sqliteTable(
  'category_text_versions',
  {
    ...textVersion(),
    ownerId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (t) => [index('category_text_versions_text').on(t.ownerId, t.languageCode, t.field, t.at)],
)
