import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { audited } from './columns.ts'
import { factories } from './settings.ts'

/** Something that is edited as a whole and saved at once (the menu, a section of the footer): its `rev`, and which call saved it last. */
export const documentVersions = sqliteTable(
  // The name that the table was made with: renamed, it would be missing to the Worker that still runs while a new one is deployed.
  'editions',
  {
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    name: text('name').notNull(),
    /** The idempotency key of the last save: the same call sent again is known by it. */
    savedByCall: text('saved_by_call').notNull(),
    ...audited(),
  },
  (t) => [primaryKey({ columns: [t.factoryId, t.name] })],
)
