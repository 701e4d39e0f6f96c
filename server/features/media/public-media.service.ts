import { fileAddress, type PictureWidth, pictureAddress, readMediaAddress } from '#domain/media.ts'
import { attachmentHeader } from '#domain/media-files/file-name.ts'
import { byteRangeOf } from '#domain/media-files/byte-range.ts'
import type { Turn } from '#domain/media-files/exif-turn.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import type { PictureFormat } from '#server/platform/images.ts'
import { findMedia, type MediaRow } from './media.repository.ts'
import { hasTransparency } from './picture-facts.ts'
import { storedBytes, storedStream } from './original.service.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Public =
  | { movedTo: string }
  | {
      status: 200 | 206 | 416
      body: Bytes | ReadableStream<Uint8Array> | null
      headers: Record<string, string>
    }

/** What a browser says beside the address. */
export interface AskedFor {
  accept: string
  /** The part of a file that it wants. */
  range?: string | undefined
  /** What it has the rest of: the part is of use to it as long as the file is that one. */
  ifRange?: string | undefined
}

/** An address names a version, which never changes. */
const kept = 'public, max-age=31536000, immutable'

/** Whatever is in it, it opens nothing: no script, no style, no frame, and no guess at its type. */
const harmless = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * A picture in one of its widths, drawn anew, or a file as a download, whole or the part that is asked for. An older version leads to today's; `not_found` for any other
 * address.
 */
export async function readPublic(ctx: Ctx, path: string, asked: AskedFor): Promise<Result<Public>> {
  const address = readMediaAddress(path)
  const row = address && (await findMedia(ctx.database, ctx.site.factoryId, address.id))
  if (!row || (address.size === 'file') !== (row.kind === 'file') || address.version > row.version)
    return refused('not_found')
  if (address.version < row.version) return done({ movedTo: currentAddress(row, address.size) })
  if (address.size === 'file') return fileOf(ctx, row, asked)
  const stored = await storedBytes(ctx, row)
  if (!stored.ok) return stored
  return pictureOf(ctx, row, { bytes: stored.value, width: address.size, accept: asked.accept })
}

/**
 * The format that a browser with this header shows best. Browsers name the newer formats; what names none of them may be a network's crawler
 * that fetches the picture of a shared page, and many of those know the `plain` ones, JPEG and PNG, alone.
 */
export function formatFor(accept: string): 'image/avif' | 'image/webp' | 'plain' {
  if (accept.includes('image/avif')) return 'image/avif'
  return accept.includes('image/webp') ? 'image/webp' : 'plain'
}

/** JPEG has no transparency: a logo would stand on black in it. All else is far smaller as one. */
function plainFormat({ thumbhash }: MediaRow): PictureFormat {
  return hasTransparency(thumbhash) ? 'image/png' : 'image/jpeg'
}

async function pictureOf(
  { images, log }: Ctx,
  row: MediaRow,
  { bytes, width, accept }: { bytes: Bytes; width: PictureWidth; accept: string },
): Promise<Result<Public>> {
  const { id, turn } = row
  const wanted = formatFor(accept)
  const format = wanted === 'plain' ? plainFormat(row) : wanted
  const drawn = await images.draw(bytes, { width, turn: turn as Turn, format })
  if (!drawn) {
    log.error('picture.failed', { media: id, width })
    return refused('storage_unavailable')
  }
  const headers = { ...harmless, 'Content-Type': format, 'Cache-Control': kept, Vary: 'Accept' }
  return done({ status: 200, body: drawn, headers })
}

async function fileOf(
  ctx: Ctx,
  row: MediaRow,
  { range, ifRange }: AskedFor,
): Promise<Result<Public>> {
  const tag = `"${row.id}-${row.version}"`
  const part = ifRange === undefined || ifRange === tag ? byteRangeOf(range, row.bytes) : undefined
  const always = { ...harmless, 'Accept-Ranges': 'bytes' }
  if (part === 'none') {
    const headers = { ...always, 'Content-Range': `bytes */${row.bytes}` }
    return done({ status: 416, body: null, headers })
  }
  const stored = await storedStream(ctx, row, part)
  if (!stored.ok) return stored
  const headers = {
    ...always,
    'Content-Type': row.mediaType,
    'Content-Disposition': attachmentHeader(row.name),
    'Cache-Control': 'public, max-age=3600',
    ETag: tag,
  }
  const body = stored.value
  if (!part)
    return done({
      status: 200,
      body,
      headers: { ...headers, 'Content-Length': String(row.bytes) },
    })
  const { first, last } = part
  const partly = {
    'Content-Range': `bytes ${first}-${last}/${row.bytes}`,
    'Content-Length': String(last - first + 1),
  }
  return done({ status: 206, body, headers: { ...headers, ...partly } })
}

function currentAddress({ id, version }: MediaRow, size: PictureWidth | 'file'): string {
  return size === 'file' ? fileAddress({ id, version }) : pictureAddress({ id, version }, size)
}
