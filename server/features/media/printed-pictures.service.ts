import type { Turn } from '#domain/media-files/exif-turn.ts'
import { readMediaAddress } from '#domain/media.ts'
import { printedAddress } from '#domain/product-card.ts'
import type { Ctx } from '#server/http/context.ts'
import { storedBytes } from './original.service.ts'
import { findPrintedRows } from './printed-pictures.queries.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Half a page of paper at 180 dots an inch, in pixels. */
const printedWidth = 480
/** Each is some hundred kilobytes while it is drawn: a Worker has room for few at once. */
const drawnAtOnce = 6

/** A picture that a document prints: its address on the site, and the ground (`#f5ecd7`) behind what is transparent of it. */
export interface Printed {
  src: string
  ground: string
}

type Keeper = Pick<Ctx, 'database' | 'storage' | 'images' | 'files' | 'log'> & {
  site: Pick<Ctx['site'], 'factoryId'>
}

/** The pictures as JPEG, by address, at most 480 px wide. One that is not there, or cannot be drawn, is left out: its document is made without it. */
export async function printedPictures(
  ctx: Keeper,
  wanted: readonly Printed[],
): Promise<Map<string, Bytes>> {
  const ids = wanted.flatMap(({ src }) => readMediaAddress(src)?.id ?? [])
  const rows = await findPrintedRows(ctx.database, ctx.site.factoryId, [...new Set(ids)])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const drawn = new Map<string, Bytes>()
  const waiting = [...new Map(wanted.map((each) => [each.src, each])).values()]
  const drawNext = async (): Promise<void> => {
    const next = waiting.shift()
    if (!next) return
    const row = byId.get(readMediaAddress(next.src)?.id ?? '')
    const bytes = row ? await drawnOf(ctx, row, next.ground) : await packshot(ctx, next.src)
    if (bytes) drawn.set(next.src, bytes)
    await drawNext()
  }
  await Promise.all(Array.from({ length: drawnAtOnce }, drawNext))
  return drawn
}

async function drawnOf(
  ctx: Keeper,
  row: Awaited<ReturnType<typeof findPrintedRows>>[number],
  background: string,
): Promise<Bytes | undefined> {
  const stored = await storedBytes(ctx, row)
  if (!stored.ok) return undefined
  const turn = row.turn as Turn
  const wanted = { width: printedWidth, turn, format: 'image/jpeg', background } as const
  return ctx.images.draw(stored.value, wanted)
}

/** Of the demo's packshots the file that is drawn for documents. */
async function packshot({ files, log }: Keeper, src: string): Promise<Bytes | undefined> {
  const address = printedAddress(src)
  if (!/^\/pictures\/[\w-]+-print\.jpg$/u.test(address)) return undefined
  try {
    return await files.bytes(address as `/${string}`)
  } catch {
    log.warn('picture.missing', { src: address })
    return undefined
  }
}
