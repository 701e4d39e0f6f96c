import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
} from 'drizzle-orm/sqlite-core'
import { audited, flag, id } from './columns.ts'
import { factories } from './settings.ts'
import type { Audience } from '#domain/audience.ts'
import { languages } from './languages.ts'
import { madeTitle } from './made-title.ts'
import { titleVersion } from './title-version.ts'

export const menuItems = sqliteTable(
  'menu_items',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    parentId: text('parent_id').references((): AnySQLiteColumn => menuItems.id),
    sortOrder: integer('sort_order').notNull(),
    isActive: flag('is_active').notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    icon: text('icon'),
    iconColor: text('icon_color'),
    isExternal: flag('is_external').notNull().default(false),
    /** The languages it is shown in; null: all. */
    languageCodes: text('language_codes', { mode: 'json' }).$type<string[]>(),
    ...audited(),
    /** Null: at once, and until it is taken away. */
    startsAt: integer('starts_at'),
    endsAt: integer('ends_at'),
    /** Whether it is its time now: turned in the batch that raises the revision, so that no kept page differs from it. */
    isShown: flag('is_shown').notNull().default(true),
    audience: text('audience').$type<Audience>().notNull().default('everyone'),
  },
  (t) => [index('menu_items_factory').on(t.factoryId, t.sortOrder)],
)

export const menuItemTranslations = sqliteTable(
  'menu_item_translations',
  {
    menuItemId: text('menu_item_id')
      .notNull()
      .references(() => menuItems.id, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    title: text('title').notNull(),
    ...madeTitle(),
  },
  (t) => [primaryKey({ columns: [t.menuItemId, t.languageCode] })],
)

export const menuTitleVersions = sqliteTable(
  'menu_title_versions',
  {
    ...titleVersion(),
    linkId: text('menu_item_id')
      .notNull()
      .references(() => menuItems.id, { onDelete: 'cascade' }),
  },
  (t) => [index('menu_title_versions_title').on(t.linkId, t.languageCode, t.at)],
)
