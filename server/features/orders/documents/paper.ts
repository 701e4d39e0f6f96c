/** A paper in words, as it is printed: what a document says, in its own language, and nothing of how it looks. */
export interface Paper {
  lang: string
  isRightToLeft: boolean
  title: string
  /** Beside the title: its number. */
  number: string
  company: { name: string; lines: string[] }
  /** Who it is for, and where the goods went. */
  parties: PaperPart[]
  facts: { label: string; value: string }[]
  columns: PaperColumn[]
  rows: PaperRow[]
  sums: { label: string; value: string; isTotal?: boolean }[]
  /** VAT by rate, each with what it is of. */
  vat: { columns: string[]; rows: string[][] } | undefined
  /** What stands out: how to pay. */
  pay: { label: string; value: string }[]
  notes: string[]
  /** On every page: who it is from, by law. */
  foot: string
}

export interface PaperPart {
  title: string
  lines: string[]
}

export interface PaperColumn {
  label: string
  /** How much room it has of the line; figures stand at the end of theirs. */
  share: number
  isFigure?: boolean
}

export interface PaperRow {
  cells: string[]
  /** Small below the first cell. */
  notes: string[]
}
