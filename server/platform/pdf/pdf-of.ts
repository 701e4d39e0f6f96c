import { type DocumentProps, pdf } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { StaticFiles } from '#server/platform/static-files.ts'
import { registerFonts } from './pdf-fonts.ts'

/**
 * A document as the bytes of a PDF file. Its parts are those of @react-pdf/renderer: load this module, and the one with the document,
 * when somebody asks for the file (`await import`), so that the Worker's start reads neither.
 */
export async function pdfOf(
  files: StaticFiles,
  document: ReactElement<DocumentProps>,
): Promise<Uint8Array<ArrayBuffer>> {
  await registerFonts(files)
  const blob = await pdf(document).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}
