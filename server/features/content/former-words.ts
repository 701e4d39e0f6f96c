import { readMediaAddress } from '#domain/media.ts'
import { lostMediaIn } from '#server/features/media/lost-media.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { withoutMedia } from '#server/platform/rich-text-media.ts'
import type { Text } from './text-adapter.queries.ts'

interface FormerWords {
  value: string
  /** What their editor is to hear of it. */
  told: { hasLostMedia?: true }
}

/** Words of before as they can stand again: without the pictures and files that the library has no more. */
export async function formerWords(ctx: Ctx, text: Text, value: string): Promise<FormerWords> {
  const lost = await lostMediaIn(ctx, value)
  if (lost.length === 0) return { value, told: {} }
  return { value: withoutLost(text, value, lost), told: { hasLostMedia: true } }
}

/** A plain text holds a picture only as its whole: the portrait of somebody in the team. */
function withoutLost({ row }: Text, value: string, lost: readonly string[]): string {
  if (row.type === 'html') return withoutMedia(value, lost)
  return lost.includes(readMediaAddress(value)?.id ?? '') ? '' : value
}
