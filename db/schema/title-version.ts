import { integer, text } from 'drizzle-orm/sqlite-core'
import { versionOrigins } from '#domain/editing.ts'
import { flag, id } from './columns.ts'
import { languages } from './languages.ts'

/** Append-only: a title that a link had in a language, by whom. Empty: it had none, and readers got the one that stands in. */
export const titleVersion = () => ({
  id: id(),
  languageCode: text('language_code')
    .notNull()
    .references(() => languages.code),
  title: text('title').notNull(),
  isReviewed: flag('is_reviewed').notNull(),
  origin: text('origin', { enum: versionOrigins }).notNull(),
  /** The default language's title that it was made from. */
  sourceTitle: text('source_title'),
  /** Epoch ms; 0 for what stood there before anybody changed it. */
  at: integer('at').notNull(),
  author: text('author'),
})
