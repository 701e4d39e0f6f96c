import { integer, text } from 'drizzle-orm/sqlite-core'
import { versionOrigins } from '#domain/editing.ts'
import { flag, id } from './columns.ts'
import { languages } from './languages.ts'

/**
 * Append-only: what a text said in a language, by whom. Empty: it had no words there, and readers got those that stand in. The last
 * one also says how the words came about that stand there now.
 */
export const textVersion = () => ({
  id: id(),
  languageCode: text('language_code')
    .notNull()
    .references(() => languages.code),
  /** Which of the texts that a row has: the column that holds it. */
  field: text('field').notNull(),
  value: text('value').notNull(),
  isReviewed: flag('is_reviewed').notNull(),
  origin: text('origin', { enum: versionOrigins }).notNull(),
  /** The default language's words that it was made from. Of the last version it follows a change of the default language. */
  sourceValue: text('source_value'),
  /** Epoch ms; 0 for what stood there before anybody changed it. */
  at: integer('at').notNull(),
  author: text('author'),
})
