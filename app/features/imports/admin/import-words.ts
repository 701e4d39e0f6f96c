import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImportKind, ImportMode, ImportStatus } from '#domain/imports.ts'
import type { SheetFault, SheetFaultCode } from './read/sheet-of.ts'

type Words<Key extends string> = Record<Key, MessageDescriptor>

export const kindWords: Words<ImportKind> = {
  products: msg`Products`,
  prices: msg`Prices`,
  stock: msg`Stock`,
  translations: msg`Translations`,
}

export const modeWords: Words<ImportMode> = {
  both: msg`Make new ones and change those that are here`,
  create: msg`Make new ones only`,
  update: msg`Change those that are here only`,
}

export const statusWords: Words<ImportStatus> = {
  uploading: msg`Not all of it is here`,
  mapping: msg`Columns not matched yet`,
  validating: msg`Being checked`,
  checked: msg`Checked, nothing changed yet`,
  running: msg`Running`,
  done: msg`Done`,
  undoing: msg`Being undone`,
  undone: msg`Undone`,
}

export const statusTones: Record<ImportStatus, string> = {
  uploading: 'warn',
  mapping: 'warn',
  validating: 'news',
  checked: 'warn',
  running: 'news',
  done: 'good',
  undoing: 'news',
  undone: 'none',
}

const faults: Words<SheetFaultCode> = {
  too_large: msg`This file is larger than 50 MB. Divide it and bring in one part after the other.`,
  old_excel: msg`This is a file of an old Excel, or one with a password. Save it as .xlsx without a password.`,
  not_a_sheet: msg`This is neither a CSV file nor an Excel workbook. Save your table as CSV or .xlsx.`,
  broken: msg`This workbook is broken and cannot be opened. Save it again and choose it once more.`,
  quotes_open: msg`A quotation mark opens a text and never closes it. Close it and choose the file once more.`,
  unpacks_too_large: msg`This workbook unpacks to far more than it should. It was not opened. Save the sheet as a file of its own.`,
  empty: msg`There is nothing to bring in: below the headings no row has any text.`,
  rows_many: msg`There are more than 20,000 rows. Divide the file and bring in one part after the other.`,
  columns_many: msg`The table is too wide: 200 columns are the most. Delete what lies beside it.`,
  cell_long: msg`A cell holds more than 16,000 characters, which nothing here may have.`,
}

/** Why a file or a sheet cannot be brought in, and in which cell. */
export function faultWords(i18n: I18n, { code, place }: SheetFault): string {
  const words = i18n._(faults[code])
  return place === undefined ? words : i18n._(msg`Cell ${place}: ${words}`)
}
