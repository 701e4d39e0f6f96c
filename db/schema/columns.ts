import { integer, text } from 'drizzle-orm/sqlite-core'

/** A UUIDv7 primary key. */
export const id = () => text('id').primaryKey()

/** Who made and last changed an editable row, when (epoch ms, UTC), and its `rev`: a write names the rev it saw. */
export const audited = () => ({
  rev: integer('rev').notNull().default(1),
  createdAt: integer('created_at').notNull(),
  createdBy: text('created_by'),
  updatedAt: integer('updated_at').notNull(),
  updatedBy: text('updated_by'),
})

export const flag = (name: string) => integer(name, { mode: 'boolean' })
