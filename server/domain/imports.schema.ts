import * as v from 'valibot'
import { rev } from './account.schema.ts'
import { boundedLine, boundedText, uuid } from './bounded-text.schema.ts'
import {
  importKinds,
  importModes,
  importStatuses,
  mostCellLetters,
  mostColumns,
  mostImportRows,
  mostRowsOfCall,
  rowActions,
  rowStates,
} from './imports.ts'
import { languageCodeSchema } from './language-code.schema.ts'
import { listChoice, listPage } from './list-query.schema.ts'

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** How the file was read, as its reader found it. */
const facts = v.strictObject({
  format: v.picklist(['csv', 'xlsx']),
  sheet: v.exactOptional(boundedLine(100)),
  separator: v.exactOptional(v.picklist([';', ',', '\t'])),
  encoding: v.exactOptional(boundedLine(40)),
  decimal: v.exactOptional(v.picklist([',', '.'])),
})

const cell = boundedText(mostCellLetters, 'import_cell_long')
const cells = v.pipe(v.array(cell), v.maxLength(mostColumns, 'import_columns_many'))
/** As the spreadsheet counts: the heading is line 1. */
const no = whole(2, 2_000_000)

export const newImportSchema = v.strictObject({
  kind: v.picklist(importKinds),
  /** Of prices, stock and translations always `update`. */
  mode: v.picklist(importModes),
  fileName: boundedLine(200, 'text_long'),
  facts,
  /** The headings of the file. */
  columns: v.pipe(
    v.array(boundedLine(200, 'text_long')),
    v.minLength(1, 'file_empty'),
    v.maxLength(mostColumns, 'import_columns_many'),
  ),
  /** How many lines will come: those without any cell are left out. */
  rowCount: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'file_empty'),
    v.maxValue(mostImportRows, 'import_rows_many'),
  ),
})
export type NewImport = v.InferOutput<typeof newImportSchema>

export const importParam = v.strictObject({ id: uuid('not_found') })
export const importRowParam = v.strictObject({
  id: uuid('not_found'),
  no: v.pipe(boundedText(7, 'not_found'), v.regex(/^[1-9]\d*$/u, 'not_found'), v.transform(Number)),
})

/** Some lines of the file, in any order: a line that is there already is written again. */
export const importRowsSchema = v.strictObject({
  rows: v.pipe(
    v.array(v.strictObject({ no, cells })),
    v.minLength(1),
    v.maxLength(mostRowsOfCall),
    v.check((rows) => new Set(rows.map((row) => row.no)).size === rows.length),
  ),
})
export type ImportRows = v.InferOutput<typeof importRowsSchema>

/** For each column the key of the field that it fills; null: it is left out. */
export const importMappingSchema = v.strictObject({
  rev,
  mode: v.picklist(importModes),
  mapping: v.pipe(v.array(v.nullable(boundedText(60))), v.maxLength(mostColumns)),
})
export type ImportMapping = v.InferOutput<typeof importMappingSchema>

export const runImportSchema = v.strictObject({
  rev,
  /** Where lines are wrong: they are left out, and somebody has said so. */
  isWithoutErrors: v.optional(v.boolean(), false),
})
export type RunImport = v.InferOutput<typeof runImportSchema>

export const importRevSchema = v.strictObject({ rev })

/** A cell that was mended: of the column that fills the field. */
export const mendCellSchema = v.strictObject({ rev, field: boundedText(60), value: cell })
export type MendCell = v.InferOutput<typeof mendCellSchema>

export const importRowsQuerySchema = v.object({
  action: listChoice(rowActions),
  state: listChoice(rowStates),
  page: listPage,
})
export type ImportRowsQuery = v.InferOutput<typeof importRowsQuerySchema>

export const importFieldsQuerySchema = v.strictObject({ kind: v.picklist(importKinds) })
export const importListQuerySchema = v.object({ page: listPage })

const counts = v.object({
  rows: v.number(),
  new: v.number(),
  update: v.number(),
  same: v.number(),
  error: v.number(),
  written: v.number(),
  leftOut: v.number(),
  undone: v.number(),
})

/** A spreadsheet that somebody brought in, and how far it has come. */
export const importSchema = v.object({
  id: v.string(),
  /** Raised by what people decide (mapping, mended cells, run, stop, undo), not by each step that goes on. */
  rev: v.number(),
  kind: v.picklist(importKinds),
  mode: v.picklist(importModes),
  status: v.picklist(importStatuses),
  /** Somebody stopped it while it ran or was taken back: it goes on when they say so. */
  isStopped: v.boolean(),
  fileName: v.string(),
  facts,
  columns: v.array(v.string()),
  mapping: v.array(v.nullable(v.string())),
  rowCount: v.number(),
  /** How many lines are here. */
  received: v.number(),
  counts,
  /** Of lines that are looked at, run or taken back. */
  progress: v.object({ done: v.number(), of: v.number() }),
  /** Why it cannot be run as it is, in the reader's language. */
  problem: v.nullable(v.object({ code: v.string(), message: v.string() })),
  createdAt: v.number(),
  createdBy: v.nullable(v.string()),
  runAt: v.nullable(v.number()),
  doneAt: v.nullable(v.number()),
  undoneAt: v.nullable(v.number()),
  /** Until when it can be taken back (epoch ms), how many lines that is, and how many stay since somebody has changed their product. */
  undo: v.nullable(v.object({ until: v.number(), rows: v.number(), changedSince: v.number() })),
})
export type Import = v.InferOutput<typeof importSchema>

export const importListSchema = v.object({
  imports: v.array(
    v.object({
      ...v.pick(importSchema, [
        ...(['id', 'kind', 'status', 'isStopped', 'fileName', 'rowCount', 'counts'] as const),
        ...(['createdAt', 'createdBy', 'doneAt'] as const),
      ]).entries,
    }),
  ),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type ImportList = v.InferOutput<typeof importListSchema>

const value = v.nullable(v.union([v.string(), v.number()]))

const importRowSchema = v.object({
  no: v.number(),
  /** Null: nobody has looked at it yet. */
  action: v.nullable(v.picklist(rowActions)),
  state: v.picklist(rowStates),
  productId: v.nullable(v.string()),
  /** In the reader's language, else as the line says it. */
  name: v.string(),
  sku: v.string(),
  /** One for each column. */
  cells: v.array(v.string()),
  changes: v.array(v.object({ field: v.string(), before: value, after: value })),
  /** `field` is empty where the whole line is meant; `fix` is what the cell should say, where that is known. */
  errors: v.array(
    v.object({
      field: v.string(),
      code: v.string(),
      message: v.string(),
      fix: v.exactOptional(v.string()),
    }),
  ),
})
export type ImportRow = v.InferOutput<typeof importRowSchema>

export const importRowListSchema = v.object({
  rows: v.array(importRowSchema),
  total: v.number(),
  page: v.number(),
  pageSize: v.number(),
})
export type ImportRowList = v.InferOutput<typeof importRowListSchema>

export const mendedCellSchema = v.object({ import: importSchema, row: importRowSchema })
export type MendedCell = v.InferOutput<typeof mendedCellSchema>

export const exportParam = v.strictObject({
  kind: v.pipe(boundedText(20, 'not_found'), v.picklist(importKinds, 'not_found')),
})
export const exportQuerySchema = v.strictObject({
  /** Of headings, choices, and the sign of decimals. */
  language: languageCodeSchema,
})
export type ExportQuery = v.InferOutput<typeof exportQuerySchema>

/** The products as an import reads them; money in kroner. Formulas are not defused: write them as texts. */
export const exportedSchema = v.object({
  fileName: v.string(),
  fields: v.array(v.string()),
  headings: v.array(v.string()),
  rows: v.array(v.array(v.nullable(v.union([v.string(), v.number()])))),
})
export type Exported = v.InferOutput<typeof exportedSchema>
