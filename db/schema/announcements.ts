import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Audience } from '#domain/audience.ts'
import { flag } from './columns.ts'
import { languages } from './languages.ts'
import { factories } from './settings.ts'

/** What the factory announces on its pages; no row: nothing. */
export const announcements = sqliteTable('announcements', {
  factoryId: text('factory_id')
    .primaryKey()
    .references(() => factories.id),
  /** Names its words: a browser that has closed these does not show them again. */
  wordsKey: text('words_key').notNull(),
  url: text('url'),
  /** Null: at once, and until it is taken away. */
  startsAt: integer('starts_at'),
  endsAt: integer('ends_at'),
  isDismissible: flag('is_dismissible').notNull(),
  /** Whether pages show it now: turned in the batch that raises the revision, so that no kept page differs from it. */
  isShown: flag('is_shown').notNull(),
  audience: text('audience').$type<Audience>().notNull().default('everyone'),
})

export const announcementTexts = sqliteTable(
  'announcement_texts',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => announcements.factoryId, { onDelete: 'cascade' }),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.languageCode] })],
)
