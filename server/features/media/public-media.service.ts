import { fileAddress, type PictureWidth, pictureAddress, readMediaAddress } from '#domain/media.ts'
import { attachmentHeader } from '#domain/media-files/file-name.ts'
import type { Turn } from '#domain/media-files/plain-jpeg.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import type { PictureFormat } from '#server/platform/images.ts'
import { findMedia, type MediaRow } from './media.repository.ts'
import { storedBytes } from './original.service.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Public = { movedTo: string } | { bytes: Bytes; headers: Record<string, string> }

/** An address names a version, which never changes. */
const kept = 'public, max-age=31536000, immutable'

/** Whatever is in it, it opens nothing: no script, no style, no frame, and no guess at its type. */
const harmless = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
}

/**
 * A picture in one of its widths, drawn anew, or a file as a download. An older version leads to today's; `not_found` for any other
 * address.
 */
export async function readPublic(ctx: Ctx, path: string, accept: string): Promise<Result<Public>> {
  const address = readMediaAddress(path)
  const row = address && (await findMedia(ctx.database, ctx.site.factoryId, address.id))
  if (!row || (address.size === 'file') !== (row.kind === 'file') || address.version > row.version)
    return refused('not_found')
  if (address.version < row.version) return done({ movedTo: currentAddress(row, address.size) })
  const stored = await storedBytes(ctx, row)
  if (!stored.ok) return stored
  if (address.size === 'file') return done(fileOf(row, stored.value))
  return pictureOf(ctx, row, { bytes: stored.value, width: address.size, accept })
}

/** What a browser that asks with this header shows best. */
export function formatFor(accept: string): PictureFormat {
  return accept.includes('image/avif') ? 'image/avif' : 'image/webp'
}

async function pictureOf(
  { images, log }: Ctx,
  { id, turn }: MediaRow,
  { bytes, width, accept }: { bytes: Bytes; width: PictureWidth; accept: string },
): Promise<Result<Public>> {
  const format = formatFor(accept)
  const drawn = await images.draw(bytes, { width, turn: turn as Turn, format })
  if (!drawn) {
    log.error('picture.failed', { media: id, width })
    return refused('storage_unavailable')
  }
  const headers = { ...harmless, 'Content-Type': format, 'Cache-Control': kept, Vary: 'Accept' }
  return done({ bytes: drawn, headers })
}

function fileOf({ name, mediaType }: MediaRow, bytes: Bytes): Public {
  const headers = {
    ...harmless,
    'Content-Type': mediaType,
    'Content-Disposition': attachmentHeader(name),
    'Cache-Control': 'public, max-age=3600',
  }
  return { bytes, headers }
}

function currentAddress({ id, version }: MediaRow, size: PictureWidth | 'file'): string {
  return size === 'file' ? fileAddress({ id, version }) : pictureAddress({ id, version }, size)
}
