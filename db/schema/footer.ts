import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { audited, flag, id } from './columns.ts'
import { factories } from './settings.ts'
import { languages } from './languages.ts'

export const footerLinks = sqliteTable(
  'footer_links',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    sectionKey: text('section_key', {
      enum: ['quicklinks', 'products', 'support', 'bottom'],
    }).notNull(),
    linkKey: text('link_key').notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    isExternal: flag('is_external').notNull().default(false),
    sortOrder: integer('sort_order').notNull(),
    isActive: flag('is_active').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('footer_links_key').on(t.factoryId, t.sectionKey, t.linkKey)],
)

export const footerLinkTranslations = sqliteTable(
  'footer_link_translations',
  {
    footerLinkId: text('footer_link_id')
      .notNull()
      .references(() => footerLinks.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    title: text('title').notNull(),
  },
  (t) => [primaryKey({ columns: [t.footerLinkId, t.languageCode] })],
)
