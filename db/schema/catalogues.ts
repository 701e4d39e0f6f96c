import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CatalogueChoice } from '#domain/catalogues.ts'
import { id } from './columns.ts'
import { languages } from './languages.ts'
import { factories } from './settings.ts'

/** A catalogue that somebody put together, found by its token: its choice stays, what it shows follows the shop. */
export const catalogues = sqliteTable(
  'catalogues',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    token: text('token').notNull().unique(),
    /** SHA-256 of choice and language: the same choice is one catalogue. */
    choiceHash: text('choice_hash').notNull(),
    choice: text('choice', { mode: 'json' }).$type<CatalogueChoice>().notNull(),
    languageCode: text('language_code')
      .notNull()
      .references(() => languages.code),
    /** SHA-256 of all that the kept file shows: where the shop shows something else by now, the file is made anew. */
    fileHash: text('file_hash'),
    fileKey: text('file_key'),
    pages: integer('pages'),
    bytes: integer('bytes'),
    builtAt: integer('built_at'),
    createdAt: integer('created_at').notNull(),
    usedAt: integer('used_at').notNull(),
  },
  (t) => [
    index('catalogues_choice').on(t.factoryId, t.choiceHash),
    index('catalogues_used').on(t.usedAt),
  ],
)
