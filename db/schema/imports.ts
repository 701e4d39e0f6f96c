import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  type CellChange,
  type CellError,
  type FileFacts,
  type ImportCounts,
  importKinds,
  importModes,
  importStatuses,
  rowActions,
  rowStates,
} from '#domain/imports.ts'
import { audited, flag, id } from './columns.ts'
import { products } from './catalog.ts'
import { factories } from './settings.ts'

/** A spreadsheet that somebody brought in: how it was read, what its columns are, and how far it has come. */
export const imports = sqliteTable(
  'imports',
  {
    id: id(),
    factoryId: text('factory_id')
      .notNull()
      .references(() => factories.id),
    /** The idempotency key of the call that began it. */
    startedByCall: text('started_by_call').notNull().unique(),
    kind: text('kind', { enum: importKinds }).notNull(),
    mode: text('mode', { enum: importModes }).notNull(),
    status: text('status', { enum: importStatuses }).notNull(),
    fileName: text('file_name').notNull(),
    facts: text('facts', { mode: 'json' }).$type<FileFacts>().notNull(),
    /** The headings of the file, and for each of its columns the field that it fills; null is left out. */
    columns: text('columns', { mode: 'json' }).$type<string[]>().notNull(),
    mapping: text('mapping', { mode: 'json' }).$type<(string | null)[]>().notNull(),
    /** How many lines the file has: those that are here may be fewer while it is on its way. */
    rowCount: integer('row_count').notNull(),
    /** The last line that was looked at, run or taken back: what goes on begins behind it. */
    cursor: integer('cursor').notNull().default(0),
    counts: text('counts', { mode: 'json' }).$type<ImportCounts>().notNull(),
    isStopped: flag('is_stopped').notNull().default(false),
    runAt: integer('run_at'),
    doneAt: integer('done_at'),
    undoneAt: integer('undone_at'),
    ...audited(),
  },
  (t) => [
    index('imports_created').on(t.factoryId, t.createdAt),
    index('imports_status').on(t.status, t.updatedAt),
  ],
)

/** A line of the file: its cells as they were typed, what they would change, what is wrong with them, and what became of it. */
export const importRows = sqliteTable(
  'import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As the spreadsheet counts: the heading is line 1. */
    no: integer('no').notNull(),
    cells: text('cells', { mode: 'json' }).$type<string[]>().notNull(),
    action: text('action', { enum: rowActions }),
    state: text('state', { enum: rowStates }).notNull(),
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    changes: text('changes', { mode: 'json' }).$type<CellChange[]>().notNull().default([]),
    errors: text('errors', { mode: 'json' }).$type<CellError[]>().notNull().default([]),
    /** The product's rev when the line was looked at, and after it was written: who changed it meanwhile is not overwritten. */
    revBefore: integer('rev_before'),
    revAfter: integer('rev_after'),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.no] }),
    index('import_rows_action').on(t.importId, t.action, t.no),
    index('import_rows_product').on(t.productId),
  ],
)
