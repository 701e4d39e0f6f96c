import { done, refused, type Result } from '#domain/result.ts'
import type { ByteRange } from '#domain/media-files/byte-range.ts'
import type { Ctx } from '#server/http/context.ts'
import { findMedia, type MediaRow } from './media.repository.ts'

type Bytes = Uint8Array<ArrayBuffer>

type Stream = ReadableStream<Uint8Array>

/** What is kept of a picture or file, for the people who work with it. */
export async function getOriginal(
  ctx: Ctx,
  id: string,
): Promise<Result<{ name: string; stream: Stream }>> {
  const row = await findMedia(ctx.database, ctx.site.factoryId, id)
  if (!row) return refused('not_found')
  const stream = await storedStream(ctx, row)
  return stream.ok ? done({ name: row.name, stream: stream.value }) : stream
}

/** The bytes of a row, for what has to be seen whole; `storage_unavailable` where the store does not answer or has lost them. */
export function storedBytes(ctx: Keeper, row: StoredRow): Promise<Result<Bytes>> {
  return fromStorage(ctx, row, (storage) => storage.find(row.storageKey))
}

/** The same piece by piece, for what is only handed on: a file of 50 MB takes no room here. */
export function storedStream(
  ctx: Keeper,
  row: StoredRow,
  part?: ByteRange,
): Promise<Result<Stream>> {
  return fromStorage(ctx, row, (storage) => storage.stream(row.storageKey, part))
}

type Keeper = Pick<Ctx, 'storage' | 'log'>
/** What says where the bytes lie, and whose they are. */
type StoredRow = Pick<MediaRow, 'id' | 'storageKey'>

async function fromStorage<T>(
  { storage, log }: Keeper,
  { id }: StoredRow,
  read: (storage: Ctx['storage']) => Promise<T | undefined>,
): Promise<Result<T>> {
  try {
    const found = await read(storage)
    if (found !== undefined) return done(found)
    log.error('storage.lost', { media: id })
  } catch {
    log.error('storage.failed', { doing: 'find' })
  }
  return refused('storage_unavailable')
}
