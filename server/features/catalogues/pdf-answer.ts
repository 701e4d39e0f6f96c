import type { Context } from 'hono'
import { attachmentHeader } from '#domain/media-files/file-name.ts'

interface NamedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Answers a document that a browser keeps under its name; no cache keeps it. */
export function pdfAnswer(c: Context, { name, bytes }: NamedFile): Response {
  return c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': attachmentHeader(name),
    'Cache-Control': 'no-store',
  })
}
