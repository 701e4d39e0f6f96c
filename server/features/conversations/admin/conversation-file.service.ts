import { attachmentHeader } from '#domain/media-files/file-name.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { storedStream } from '#server/features/media/original.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { findOwnConversation } from './admin-conversation.service.ts'

/** A file that its sender sent along, as a download that opens nothing; `not_found`, `storage_unavailable`. */
export async function readConversationFile(
  ctx: Ctx,
  { id, file }: { id: string; file: string },
): Promise<Result<Response>> {
  const row = (await findOwnConversation(ctx, id))?.files.find((each) => each.id === file)
  if (!row) return refused('not_found')
  const stored = await storedStream(ctx, row)
  if (!stored.ok) return stored
  return done(
    new Response(stored.value, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': attachmentHeader(row.name),
        'Cache-Control': 'private, no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    }),
  )
}
