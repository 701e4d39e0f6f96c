import { newPublicToken } from '#domain/ids.ts'
import type { MediaKind } from '#domain/media.ts'
import { plainPicture } from '#domain/media-files/plain-picture.ts'
import { judgeUpload } from '#domain/media-files/upload-rules.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { signatureOf } from '#server/platform/file-signature.ts'
import type { Stored } from './media.repository.ts'
import { noteObject } from './stored-objects.repository.ts'
import { shownSize, thumbhashOf } from './picture-facts.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface JudgedFile {
  kind: MediaKind
  mediaType: string
  bytes: Bytes
  contentHash: string
}

/** What was sent, judged by what it is; nothing is decoded or kept yet. */
export async function judgedFile(name: string, bytes: Bytes): Promise<Result<JudgedFile>> {
  const judged = judgeUpload({ name, bytes, foundType: await signatureOf(bytes) })
  if (!judged.ok) return judged
  return done({ ...judged.value, bytes, contentHash: await hashOf(bytes) })
}

/**
 * Puts a judged file into the store under a random key, a picture without what its camera wrote into it. The key is written down
 * first: if anything fails after this, the cleaning job finds what was left.
 */
export async function storeFile(ctx: Ctx, file: JudgedFile): Promise<Result<Stored>> {
  const plain =
    file.kind === 'picture'
      ? plainPicture(file.mediaType, file.bytes)
      : { ...file, turn: 0 as const }
  if (!plain) return refused('picture_unreadable')
  const { bytes, turn } = plain
  const about =
    file.kind === 'picture' ? await pictureFacts(ctx, { ...file, bytes }, turn) : noPicture
  if (!about) return refused('picture_unreadable')
  const storageKey = `${file.kind}s/${newPublicToken()}`
  await noteObject(ctx.database, storageKey, ctx.now())
  try {
    await ctx.storage.put(storageKey, bytes)
  } catch {
    ctx.log.error('storage.failed', { doing: 'put' })
    return refused('storage_unavailable')
  }
  const { mediaType, contentHash } = file
  return done({ mediaType, bytes: bytes.length, contentHash, storageKey, turn, ...about })
}

const noPicture = { width: null, height: null, thumbhash: null }

/** Undefined where the picture service does not see the same kind of picture in it as its first bytes promise. */
async function pictureFacts(
  { images }: Ctx,
  { mediaType, bytes }: JudgedFile,
  turn: Parameters<typeof shownSize>[1],
) {
  const facts = await images.info(bytes)
  if (facts?.mediaType !== mediaType) return undefined
  // Its header may be right and the rest of it not: the placeholder is the first time that it is drawn.
  const thumbhash = await thumbhashOf(images, bytes, turn)
  return thumbhash === null ? undefined : { ...shownSize(facts, turn), thumbhash }
}

async function hashOf(bytes: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
