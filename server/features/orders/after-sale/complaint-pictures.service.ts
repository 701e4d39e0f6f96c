import { done, refused, type Result } from '#domain/result.ts'
import { storedBytes } from '#server/features/media/original.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { type ComplaintRow, findAfterSale } from './after-sale.repository.ts'
import { type ComplaintPlace, findComplaint } from './complaints.service.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Wide enough to see a crack in a glass, and drawn anew: nothing but pixels of what was sent is in it. */
const width = 1600
const format = 'image/webp'

/** A picture of a complaint for who may read its order in full; `not_found` for everybody else, `storage_unavailable`. */
export async function readOwnPicture(
  ctx: Ctx,
  { picture, ...place }: ComplaintPlace & { picture: string },
): Promise<Result<Response>> {
  return drawn(ctx, (await findComplaint(ctx, place))?.complaint, picture)
}

/** The same for the people of the factory. */
export async function readComplaintPicture(
  ctx: Ctx,
  { id, complaint, picture }: { id: string; complaint: string; picture: string },
): Promise<Result<Response>> {
  const { complaints } = await findAfterSale(ctx.database, { factoryId: ctx.site.factoryId, id })
  return drawn(
    ctx,
    complaints.find((each) => each.id === complaint),
    picture,
  )
}

async function drawn(
  ctx: Ctx,
  complaint: ComplaintRow | undefined,
  id: string,
): Promise<Result<Response>> {
  const row = complaint?.pictures.find((picture) => picture.id === id)
  if (!row) return refused('not_found')
  const stored = await storedBytes(ctx, row)
  if (!stored.ok) return stored
  const bytes = await ctx.images.draw(stored.value, { width, turn: row.turn, format })
  if (!bytes) return refused('storage_unavailable')
  return done(pictureResponse(bytes))
}

/** Whatever is in it, it opens nothing, and nobody keeps a copy. */
function pictureResponse(bytes: Bytes): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': format,
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
