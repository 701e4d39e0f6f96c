import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { audited, flag } from './columns.ts'
import { factories } from './settings.ts'

export const languages = sqliteTable('languages', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  nativeName: text('native_name').notNull(),
  flagIconUrl: text('flag_icon_url'),
  direction: text('direction', { enum: ['ltr', 'rtl'] }).notNull(),
  isActive: flag('is_active').notNull(),
  isDefault: flag('is_default').notNull(),
  sortOrder: integer('sort_order').notNull(),
  /** How much of the pages must have words before visitors may choose it, in percent. */
  gatePercent: integer('gate_percent').notNull().default(90),
  ...audited(),
})

/** The factory's words laid over an interface text of the catalogue. */
export const translations = sqliteTable(
  'translations',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    translationKey: text('translation_key').notNull(),
    content: text('content').notNull(),
    contentType: text('content_type').notNull().default('text'),
    ...audited(),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.languageCode, t.translationKey] })],
)
