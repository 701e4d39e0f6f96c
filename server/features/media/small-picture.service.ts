import type { Turn } from '#domain/media-files/exif-turn.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findMedia } from './media.repository.ts'
import { storedBytes } from './original.service.ts'

/** What can still be seen on it is enough to say what it shows. */
const widthPx = 768

/** A picture of the library drawn anew and small, without what its file knows of its maker: `not_found`, `picture_unreadable`. */
export async function smallPicture(
  ctx: Ctx,
  id: string,
): Promise<Result<{ bytes: Uint8Array<ArrayBuffer>; mediaType: string }>> {
  const row = await findMedia(ctx.database, ctx.site.factoryId, id)
  if (row?.kind !== 'picture') return refused('not_found')
  const stored = await storedBytes(ctx, row)
  if (!stored.ok) return stored
  const wanted = {
    width: widthPx,
    turn: row.turn as Turn,
    format: 'image/jpeg',
    background: '#ffffff',
  } as const
  const bytes = await ctx.images.draw(stored.value, wanted)
  return bytes ? done({ bytes, mediaType: 'image/jpeg' }) : refused('picture_unreadable')
}
