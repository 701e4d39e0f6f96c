import type { Context } from 'hono'
import { attachmentHeader } from '#domain/media-files/file-name.ts'
import type { Result } from '#domain/result.ts'
import { problem } from '#server/http/problem.ts'
import type { DocumentFile } from './order-document.service.ts'

/** Answers a document as a download; what it says is for its reader alone, and no store keeps it. */
export function documentAnswer(c: Context, result: Result<DocumentFile>) {
  if (!result.ok) return problem(c, result.problem)
  const { name, mediaType, bytes } = result.value
  return c.body(bytes, 200, {
    'Content-Type': mediaType,
    'Content-Disposition': attachmentHeader(name),
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  })
}
