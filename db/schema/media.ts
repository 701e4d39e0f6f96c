import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { mediaKinds } from '#domain/media.ts'
import { audited, flag, id } from './columns.ts'
import { languages } from './languages.ts'
import { factories } from './settings.ts'

/** A picture or file of the library. What it holds is in the store under `storage_key`; each replacement has a key of its own. */
export const media = sqliteTable(
  'media',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    name: text('name').notNull(),
    /** The name as search and order compare it. */
    searchText: text('search_text').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of what was sent: the same file is there once. */
    contentHash: text('content_hash').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Raised by each replacement, and part of the address: nobody sees a picture that was kept before. */
    version: integer('version').notNull(),
    /** As it is shown, in pixels. Null for other files. */
    width: integer('width'),
    height: integer('height'),
    /** Degrees clockwise from the stored picture to the shown one. */
    turn: integer('turn').notNull(),
    /** A blurred placeholder of 25 bytes at most, in base64. */
    thumbhash: text('thumbhash'),
    /** Percent from the start of the stored row and column: what stays in view when the picture is cut. */
    focalX: integer('focal_x').notNull(),
    focalY: integer('focal_y').notNull(),
    isDecorative: flag('is_decorative').notNull(),
    /** Drawn by Edit Mode for a page, not sent by anybody: the library does not list it. */
    isDrawn: flag('is_drawn').notNull().default(false),
    /** Where its people have put it, as `Products/Cheese`; empty where in no folder. No page shows it. */
    folder: text('folder').notNull().default(''),
    ...audited(),
  },
  (t) => [
    uniqueIndex('media_content').on(t.factoryId, t.contentHash),
    uniqueIndex('media_storage').on(t.storageKey),
    index('media_name').on(t.factoryId, t.searchText, t.id),
  ],
)

export const mediaTexts = sqliteTable(
  'media_texts',
  {
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    altText: text('alt_text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.languageCode] })],
)

/** What is shown where a page is shared, in each language: drawn from its title, or chosen from the library. */
export const socialPictures = sqliteTable(
  'social_pictures',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    pageSlug: text('page_slug').notNull(),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    /** A drawing does not take its place. */
    isChosen: flag('is_chosen').notNull(),
    /** The title that stands in a drawing: under another one it is not shown. Null where nobody has said, and of a chosen one. */
    drawnTitle: text('drawn_title'),
    ...audited(),
  },
  (t) => [
    primaryKey({ columns: [t.factoryId, t.pageSlug, t.languageCode] }),
    index('social_pictures_media').on(t.mediaId),
  ],
)

/** What was ever put into the store, written down before it is put: whatever no picture or file owns is removed from there. */
export const storedObjects = sqliteTable(
  'stored_objects',
  {
    storageKey: text('storage_key').primaryKey(),
    createdAt: integer('created_at').notNull(),
  },
  (t) => [index('stored_objects_created').on(t.createdAt)],
)
