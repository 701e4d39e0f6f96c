import { mediaIdsIn } from '#domain/media.ts'
import type { Ctx } from '#server/http/context.ts'
import { listKnownIds } from './media.repository.ts'

/** The ids of pictures and files that an older text names and the library has no more. */
export async function lostMediaIn(ctx: Ctx, text: string): Promise<string[]> {
  const ids = mediaIdsIn(text)
  if (ids.length === 0) return []
  const known = await listKnownIds(ctx.database, ctx.site.factoryId, ids)
  return ids.filter((id) => !known.includes(id))
}
