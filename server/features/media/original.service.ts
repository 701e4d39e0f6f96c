import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findMedia, type MediaRow } from './media.repository.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What is kept of a picture or file, for the people who work with it. */
export async function getOriginal(
  ctx: Ctx,
  id: string,
): Promise<Result<{ name: string; bytes: Bytes }>> {
  const row = await findMedia(ctx.database, ctx.site.factoryId, id)
  if (!row) return refused('not_found')
  const bytes = await storedBytes(ctx, row)
  return bytes.ok ? done({ name: row.name, bytes: bytes.value }) : bytes
}

/** The bytes of a row; `storage_unavailable` where the store does not answer or has lost them. */
export async function storedBytes(
  { storage, log }: Pick<Ctx, 'storage' | 'log'>,
  { id, storageKey }: MediaRow,
): Promise<Result<Bytes>> {
  try {
    const bytes = await storage.find(storageKey)
    if (bytes) return done(bytes)
    log.error('storage.lost', { media: id })
  } catch {
    log.error('storage.failed', { doing: 'find' })
  }
  return refused('storage_unavailable')
}
