import type { ErrorBody } from '#domain/errors.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/** What a picture shows, in one language; no words: it is decorative. */
interface Description {
  code: string
  words: string
}

/** True where a picture has something to say in a language and does not say it. */
export function isSilent({ kind, isDecorative, altTexts }: MediaItem, code: string): boolean {
  return kind === 'picture' && !isDecorative && !altTexts[code]
}

/** Keeps what was said of a picture, on top of what somebody else has changed of it; a description of theirs stays. */
export async function describeMedia(
  item: MediaItem,
  { code, words }: Description,
): Promise<ApiAnswer<MediaItem>> {
  const described = words === '' ? { isDecorative: true } : { altTexts: { [code]: words } }
  const answer = await callTwice<MediaItem>(`/admin/media/${item.id}`, {
    method: 'PATCH',
    body: { ...described, rev: item.rev },
    idempotencyKey: newKey(),
  })
  const theirs = answer.ok || answer.reason !== 'refused' ? undefined : staleOf(answer.error)
  if (!theirs) return answer
  return isSilent(theirs, code)
    ? describeMedia(theirs, { code, words })
    : { ok: true, value: theirs }
}

function staleOf({ code, current }: ErrorBody): MediaItem | undefined {
  return code === 'stale' ? (current as MediaItem | undefined) : undefined
}
