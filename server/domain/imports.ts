/** What a file brings: whole products, or their prices, their stock or their words alone. */
export const importKinds = ['products', 'prices', 'stock', 'translations'] as const
export type ImportKind = (typeof importKinds)[number]

/** Whether lines may make what is new, change what is there, or both. */
export const importModes = ['create', 'update', 'both'] as const
export type ImportMode = (typeof importModes)[number]

/** The file's lines are on their way, its columns are matched, each line is looked at, and then they are run. */
export const importStatuses = [
  'uploading',
  'mapping',
  'validating',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
] as const
export type ImportStatus = (typeof importStatuses)[number]

export const rowActions = ['new', 'update', 'same', 'error'] as const
export type RowAction = (typeof rowActions)[number]

/** Waits for its turn, is written, is left out since it is wrong or was changed meanwhile, or was taken back. */
export const rowStates = ['waiting', 'written', 'left_out', 'undone', 'kept'] as const
export type RowState = (typeof rowStates)[number]

/** One field of a product as it was and as the line wants it; null is empty. */
export interface CellChange {
  field: string
  before: string | number | null
  after: string | number | null
}

/** What is wrong in a cell, by the name of its field; `fix` is what would mend it, where that is known. */
export interface CellError {
  field: string
  code: string
  /** What the sentence of the code names: a digit, the number of another line. */
  values?: Record<string, string | number>
  fix?: string
}

/** What an import counts of its lines. */
export interface ImportCounts {
  rows: number
  new: number
  update: number
  same: number
  error: number
  written: number
  leftOut: number
  undone: number
}

/** How the file was read, to be shown: its sheet, separator, encoding and decimal sign, as far as it has them. */
export interface FileFacts {
  format: 'csv' | 'xlsx'
  sheet?: string
  separator?: ';' | ',' | '\t'
  encoding?: string
  decimal?: ',' | '.'
}

export const mostImportRows = 20_000
export const mostColumns = 200
/** A description has 4000 characters at most; whatever is longer is wrong, and said to be so. */
export const mostCellLetters = 16_000
/** What one call may bring or look at. Its body is bounded too (`maxBodyBytes`): fewer where they are long. */
export const mostRowsOfCall = 500
/** What is written together. */
export const rowsOfChunk = 50
export const importPageSize = 50
export const undoMs = 24 * 3600 * 1000
/** An empty cell leaves what is there; this one empties it. */
export const clearMark = '#CLEAR'
