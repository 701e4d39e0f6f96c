import type { StaticFiles } from '#server/platform/static-files.ts'
import { pdfOf } from '#server/platform/pdf/pdf-of.ts'
import type { Paper } from '../paper.ts'
import { PaperDocument } from './paper-document.tsx'

/** A paper as the bytes of a PDF file. */
export function paperPdf(files: StaticFiles, paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  return pdfOf(files, PaperDocument({ paper }))
}
