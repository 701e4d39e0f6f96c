import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { contentTemplates } from '#domain/content.ts'
import { audited, flag, id } from './columns.ts'
import { factories } from './settings.ts'
import { languages } from './languages.ts'

/** One editable text of a page; its words are in `page_content_translations`. The footer's texts have the slug `footer`. */
export const pageContents = sqliteTable(
  'page_contents',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    pageSlug: text('page_slug').notNull(),
    contentKey: text('content_key').notNull(),
    contentType: text('content_type', { enum: ['text', 'html'] }).notNull(),
    isActive: flag('is_active').notNull(),
    sortOrder: integer('sort_order').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('page_contents_key').on(t.factoryId, t.pageSlug, t.contentKey)],
)

export const pageContentTranslations = sqliteTable(
  'page_content_translations',
  {
    pageContentId: text('page_content_id')
      .notNull()
      .references(() => pageContents.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    contentValue: text('content_value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.pageContentId, t.languageCode] })],
)

/** A content page answers at `/{slug}` in each language; `slug` here is the key that its contents carry. */
export const pages = sqliteTable(
  'pages',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    slug: text('slug').notNull(),
    template: text('template', { enum: contentTemplates }).notNull(),
    isPublished: flag('is_published').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('pages_slug').on(t.factoryId, t.slug)],
)

export const pageSlugs = sqliteTable(
  'page_slugs',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    slug: text('slug').notNull(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.languageCode] }),
    uniqueIndex('page_slugs_slug').on(t.factoryId, t.languageCode, t.slug),
  ],
)
