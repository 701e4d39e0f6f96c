import { keyHolder } from '#domain/cart-owner.ts'
import { conversationRules } from '#domain/conversation-rules.ts'
import type { ContactFile } from '#domain/conversations.schema.ts'
import { cleanFileName, decodedName } from '#domain/media-files/file-name.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { judgedFile, storeFile } from '#server/features/media/stored-file.service.ts'
import { refusedTry } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { buyerOf } from '#server/session/buyer.ts'
import { deleteUnsentFile, insertFile } from './files.repository.ts'

const hourMs = 3_600_000

/** What a sender sends along: pictures and papers. No archive, and nothing that plays. */
const taken = /^(?:image\/|text\/(?:csv|plain)$|application\/(?:pdf$|vnd\.o))/u

interface SentFile {
  nameHeader: string
  bytes: Uint8Array<ArrayBuffer>
  network: string
}

/**
 * Keeps a file until its message is sent. Refuses what no message takes as the library of media does, `file_type_refused`,
 * `file_too_large` above 10 MB, and `too_many_tries`.
 */
export async function addContactFile(
  ctx: Ctx,
  { nameHeader, bytes, network }: SentFile,
): Promise<Result<{ file: ContactFile; guestSecret: string | undefined }>> {
  const who = ['conversation', 'file', ctx.site.factoryId, network]
  const most = conversationRules.filesPerHour
  const limited = await refusedTry(ctx, [{ who, most, windowMs: hourMs }])
  if (limited) return limited
  const name = cleanFileName(decodedName(nameHeader))
  const judged = await judgedFile(name, bytes)
  if (!judged.ok) return judged
  if (!taken.test(judged.value.mediaType)) return refused('file_type_refused')
  const stored = await storeFile(ctx, judged.value)
  if (!stored.ok) return stored
  const sender = await buyerOf(ctx)
  const { mediaType, storageKey } = stored.value
  const file = { name, bytes: stored.value.bytes }
  const holder = keyHolder(sender.keyOwner)
  const id = await insertFile(ctx, { ...file, holder, mediaType, storageKey })
  return done({ file: { id, ...file }, guestSecret: sender.secret })
}

/** Takes a file back that was not sent yet; one that is gone is no mistake. What lies in the store is left to the cleaning job. */
export async function removeContactFile(
  ctx: Ctx,
  id: string,
): Promise<Result<Record<string, never>>> {
  const sender = await buyerOf(ctx)
  await deleteUnsentFile(ctx.database, { id, holder: keyHolder(sender.keyOwner) })
  return done({})
}
