import { text } from 'drizzle-orm/sqlite-core'
import { versionOrigins } from '#domain/editing.ts'
import { flag } from './columns.ts'

/** How a link's title in a language came about: as page texts know it of theirs. Last: a reader's query never gets this far. */
export const madeTitle = () => ({
  isReviewed: flag('is_reviewed').notNull().default(true),
  origin: text('origin', { enum: versionOrigins }).notNull().default('human'),
  /** The default language's title that it was made from; null where nobody knows, and in that language. */
  sourceTitle: text('source_title'),
})
