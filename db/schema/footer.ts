import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { footerSections } from '#domain/footer.ts'
import { audited, flag, id } from './columns.ts'
import { factories } from './settings.ts'
import { languages } from './languages.ts'
import { madeTitle } from './made-title.ts'
import { titleVersion } from './title-version.ts'

export const footerLinks = sqliteTable(
  'footer_links',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    sectionKey: text('section_key', { enum: footerSections }).notNull(),
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
    ...madeTitle(),
  },
  (t) => [primaryKey({ columns: [t.footerLinkId, t.languageCode] })],
)

export const footerTitleVersions = sqliteTable(
  'footer_title_versions',
  {
    ...titleVersion(),
    linkId: text('footer_link_id')
      .notNull()
      .references(() => footerLinks.id, { onDelete: 'cascade' }),
  },
  (t) => [index('footer_title_versions_title').on(t.linkId, t.languageCode, t.at)],
)

/** The factory's own colours of the footer; no row: those of the theme. */
export const footerColors = sqliteTable('footer_colors', {
  factoryId: text('factory_id')
    .primaryKey()
    .references(() => factories.id),
  backgroundColor: text('background_color').notNull(),
  textColor: text('text_color').notNull(),
  linkColor: text('link_color').notNull(),
  linkHoverColor: text('link_hover_color').notNull(),
  borderColor: text('border_color').notNull(),
})
