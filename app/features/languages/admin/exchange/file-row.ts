import { nfc } from '#domain/nfc.ts'

/** One text of a translator's file, as it was read. */
export interface FileRow {
  /** Where it stands in the file: the line of an XLIFF, the row of a table. */
  line: number
  /** The text's own id, the same in every file. */
  id: string
  /** The source words that the file shows; undefined where it has none. */
  source?: string | undefined
  target: string
  /** The fingerprint of the target words when the file was made; undefined where the file has lost it. */
  check?: string | undefined
  /** False where the file says that somebody still has to look at it. */
  isReviewed: boolean
  /** True where the file says that it is done: words that are as before still fit. */
  isConfirmed: boolean
  /** True where there are elements within the words: nothing that we write has any. */
  hasMarkup: boolean
}

/** What a file cannot be read for. `line` of a broken one, `language` of one in another language. */
export type FileProblem =
  | { code: 'too_large' | 'not_text' | 'unknown_kind' | 'has_entities' | 'no_rows' | 'too_many' }
  | { code: 'broken'; line: number }
  | { code: 'other_language'; language: string }

export type ReadFile = { ok: true; rows: FileRow[] } | { ok: false; problem: FileProblem }

/** More texts than a site of any size has in one area: who sends more than this did not get it from here. */
const mostRows = 20_000

/** A text as two programs may write it in two ways: other line ends, composed or not, space around it. */
export function settled(text: string): string {
  return nfc(text.replaceAll(/\r\n?/gu, '\n').trim())
}

/** True of a language as programs name it: `pl-PL` and `pl_PL` are Polish, and what names none is what was chosen. */
export function isOf(named: string, wanted: string): boolean {
  const [code, chosen] = [named.trim().replaceAll('_', '-').toLowerCase(), wanted.toLowerCase()]
  return code === '' || code === chosen || code.startsWith(`${chosen}-`)
}

/** The rows of a file, where it is one for this language and holds any. */
export function readRows(rows: FileRow[], language: string, wanted: string): ReadFile {
  if (!isOf(language, wanted)) return { ok: false, problem: { code: 'other_language', language } }
  if (rows.length === 0) return { ok: false, problem: { code: 'no_rows' } }
  if (rows.length > mostRows) return { ok: false, problem: { code: 'too_many' } }
  return { ok: true, rows }
}
