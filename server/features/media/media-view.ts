import { fileAddress, pictureAddress } from '#domain/media.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import type { MediaRow } from './media.repository.ts'

/** A row as its people see it: no keys of the store. */
export function viewOf(row: MediaRow): MediaItem {
  const { id, version, width } = row
  const ref = { id, version }
  return {
    id,
    kind: row.kind,
    name: row.name,
    mediaType: row.mediaType,
    bytes: row.bytes,
    width,
    height: row.height,
    version,
    thumbhash: row.thumbhash,
    focalX: row.focalX,
    focalY: row.focalY,
    isDecorative: row.isDecorative,
    folder: row.folder,
    altTexts: row.altTexts,
    address: row.kind === 'picture' ? pictureAddress(ref, 640) : fileAddress(ref),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    rev: row.rev,
  }
}
