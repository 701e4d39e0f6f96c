import {
  type AnySQLiteColumn,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core'
import type { CoverageArea } from '#domain/languages.schema.ts'
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
  /** How much of it must have words before visitors may choose it, in percent. */
  gatePercent: integer('gate_percent').notNull().default(90),
  ...audited(),
  /** The language whose texts stand in for those that this one has not; null: the default one's. */
  fallbackCode: text('fallback_code').references((): AnySQLiteColumn => languages.code, {
    onDelete: 'set null',
  }),
  /** What is asked of an area, in percent, where it is something else than of the pages. */
  areaGates: text('area_gates', { mode: 'json' })
    .$type<Partial<Record<CoverageArea, number | undefined>>>()
    .notNull()
    .default({}),
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
