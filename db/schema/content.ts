import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { contentTemplates } from '#domain/content.ts'
import { versionOrigins, versionStatuses } from '#domain/editing.ts'
import { sectionKinds } from '#domain/sections.ts'
import { audited, flag, id } from './columns.ts'
import { users } from './users.ts'
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
    /** Epoch ms; set on what was taken out of a list and can be brought back. It is not active either. */
    removedAt: integer('removed_at'),
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
    /** The published words. Empty: none are, and readers get the default language's. */
    contentValue: text('content_value').notNull(),
    /** Rises with every save, draft and schedule of this text in this language. */
    rev: integer('rev').notNull().default(1),
    isReviewed: flag('is_reviewed').notNull().default(true),
    origin: text('origin', { enum: versionOrigins }).notNull().default('human'),
    /** Epoch ms; null where nobody has saved it here. */
    updatedAt: integer('updated_at'),
    updatedBy: text('updated_by'),
    /** The default language's words that it was made from; null where nobody knows. Last: a reader's query never gets this far. */
    sourceValue: text('source_value'),
  },
  (t) => [primaryKey({ columns: [t.pageContentId, t.languageCode] })],
)

const ofText = () => ({
  pageContentId: text('page_content_id')
    .notNull()
    .references(() => pageContents.id, { onDelete: 'cascade' }),
  languageCode: text('language_code')
    .notNull()
    .references(() => languages.code),
})

/** Append-only: every state that a text was ever saved in, by whom. */
export const contentVersions = sqliteTable(
  'content_versions',
  {
    id: id(),
    ...ofText(),
    value: text('value').notNull(),
    status: text('status', { enum: versionStatuses }).notNull(),
    publishAt: integer('publish_at'),
    unpublishAt: integer('unpublish_at'),
    isReviewed: flag('is_reviewed').notNull(),
    /** The default language's words at that time. */
    sourceValue: text('source_value'),
    origin: text('origin', { enum: versionOrigins }).notNull(),
    at: integer('at').notNull(),
    author: text('author'),
  },
  (t) => [index('content_versions_text').on(t.pageContentId, t.languageCode, t.at)],
)

/** Words of a text that no reader sees yet: one draft and one schedule at most. */
export const contentPending = sqliteTable(
  'content_pending',
  {
    ...ofText(),
    kind: text('kind', { enum: ['draft', 'scheduled'] }).notNull(),
    value: text('value').notNull(),
    isReviewed: flag('is_reviewed').notNull(),
    /** The default language's words when it was written. */
    sourceValue: text('source_value'),
    publishAt: integer('publish_at'),
    unpublishAt: integer('unpublish_at'),
    /** Set once a schedule's words are out and only its end is still to come. */
    publishedAt: integer('published_at'),
    /** The text's rev once this was saved. */
    rev: integer('rev').notNull(),
    at: integer('at').notNull(),
    author: text('author'),
  },
  (t) => [
    primaryKey({ columns: [t.pageContentId, t.languageCode, t.kind] }),
    index('content_pending_publish').on(t.kind, t.publishAt),
  ],
)

/** Who is editing what, in which of their windows: a heartbeat, gone after half a minute. */
export const editorPresence = sqliteTable(
  'editor_presence',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    windowId: text('window_id').notNull(),
    pageSlug: text('page_slug').notNull(),
    contentKey: text('content_key'),
    languageCode: text('language_code').notNull(),
    at: integer('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.windowId] }), index('editor_presence_at').on(t.at)],
)

/** Links that show one page with its drafts to people without an account. */
export const previewLinks = sqliteTable(
  'preview_links',
  {
    /** SHA-256 of the secret in the link. */
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** The page's bare address. */
    path: text('path').notNull(),
    asOf: integer('as_of'),
    createdAt: integer('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    expiresAt: integer('expires_at').notNull(),
    revokedAt: integer('revoked_at'),
  },
  (t) => [index('preview_links_expires').on(t.factoryId, t.expiresAt)],
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
    /** False once it was removed: no language of it is shown then, and it can be brought back. */
    isPublished: flag('is_published').notNull(),
    /** The page that it stands under in the breadcrumb. */
    parentId: text('parent_id').references((): AnySQLiteColumn => pages.id),
    ...audited(),
  },
  (t) => [uniqueIndex('pages_slug').on(t.factoryId, t.slug)],
)

/** A page in one language: its address there, and whether visitors see it. The page's `rev` covers it. */
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
    isPublished: flag('is_published').notNull().default(true),
    /** Epoch ms: when it is to be published, and when to be taken down. */
    publishAt: integer('publish_at'),
    unpublishAt: integer('unpublish_at'),
    /** Search engines may show it. */
    isIndexed: flag('is_indexed').notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.languageCode] }),
    uniqueIndex('page_slugs_slug').on(t.factoryId, t.languageCode, t.slug),
  ],
)

/** An address that leads on: one that a page had before, or one that somebody has entered. */
export const redirects = sqliteTable(
  'redirects',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** A bare path in lower case. */
    fromPath: text('from_path').notNull(),
    /** The language that the path was an address in; `*` for every one. */
    languageCode: text('language_code').notNull(),
    /** A page of our own is named by its id: wherever it moves, the old address leads straight there. */
    pageId: text('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    /** Any other place; null where it is a page, and where nothing took the place of what was here. */
    toPath: text('to_path'),
    isManual: flag('is_manual').notNull(),
    ...audited(),
  },
  (t) => [uniqueIndex('redirects_from').on(t.factoryId, t.fromPath, t.languageCode)],
)

/** An address at which visitors found nothing, for editors to mend. Without what was asked there, who asked or from where. */
export const missingAddresses = sqliteTable(
  'missing_addresses',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** A bare path in lower case. */
    path: text('path').notNull(),
    /** At least so often was it asked for. */
    count: integer('count').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    /** Somebody has said that it does not matter. */
    isIgnored: flag('is_ignored').notNull(),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.path] })],
)

/**
 * What an editor has put on a page beside its own words. Its texts are `section.{number}.…` of the page; a number is given once, so
 * that what was removed comes back with its own words.
 */
export const pageSections = sqliteTable(
  'page_sections',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    pageSlug: text('page_slug').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: sectionKinds }).notNull(),
    sortOrder: integer('sort_order').notNull(),
    isHidden: flag('is_hidden').notNull(),
    settings: text('settings', { mode: 'json' }).$type<object>().notNull(),
    removedAt: integer('removed_at'),
    ...audited(),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.pageSlug, t.number] })],
)
