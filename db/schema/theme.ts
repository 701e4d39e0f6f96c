import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { themeSchemes } from '#domain/theme.ts'
import { factories } from './settings.ts'

/** The factory's own colours, for light and dark pages, and its corners, for both; no row: the product's. */
export const themeTokens = sqliteTable(
  'theme_tokens',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    scheme: text('scheme', { enum: [...themeSchemes, 'both'] }).notNull(),
    token: text('token').notNull(),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.scheme, t.token] })],
)
