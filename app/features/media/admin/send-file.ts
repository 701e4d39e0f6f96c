import type { ErrorBody } from '#domain/errors.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { readerHeader } from '#domain/reader-header.ts'
import { type ApiAnswer, sessionMissing } from '#app/platform/api.ts'
import { believedReader } from '#app/platform/believed-reader.ts'
import { isLost } from '#app/platform/call-twice.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'

export interface Sending {
  answer: Promise<ApiAnswer<MediaItem> | 'cancelled'>
  cancel: () => void
}

interface Sent {
  file: File
  /** Puts it in the place of another. */
  over?: Pick<MediaItem, 'id' | 'rev'>
  /** The folder that a new one goes into; empty is none. */
  folder?: string
  /** From 0 to 1, as the bytes leave. */
  onProgress: (part: number) => void
}

/**
 * Sends a file into the library, and once more where no answer came: what has arrived is known by its content. Never throws.
 */
export function sendFile(sent: Sent): Sending {
  let sending = sendOnce(sent)
  const answered = async () => {
    const answer = await sending.answer
    if (answer === 'cancelled' || !isLost(answer)) return answer
    sending = sendOnce(sent)
    return sending.answer
  }
  return { answer: answered(), cancel: () => sending.cancel() }
}

/** By XMLHttpRequest, since `fetch` does not tell how much has left. */
function sendOnce({ file, over, folder, onProgress }: Sent): Sending {
  const request = new XMLHttpRequest()
  const answer = new Promise<ApiAnswer<MediaItem> | 'cancelled'>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(loaded / (total || 1)),
    )
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => resolve({ ok: false, reason: 'unreachable' }))
    request.addEventListener('abort', () => resolve('cancelled'))
  })
  request.open(
    over ? 'PUT' : 'POST',
    over ? `/api/admin/media/${over.id}/content?rev=${over.rev}` : '/api/admin/media',
  )
  request.responseType = 'json'
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()))
  if (folder) request.setRequestHeader('x-folder', encodeURIComponent(folder))
  request.setRequestHeader('x-language', currentLanguageCode())
  if (believedReader()) request.setRequestHeader(readerHeader, believedReader())
  request.send(file)
  return { answer, cancel: () => request.abort() }
}

function answerOf({ status, response }: XMLHttpRequest): ApiAnswer<MediaItem> {
  if (typeof response !== 'object' || response === null) return { ok: false, reason: 'unreachable' }
  if (status >= 200 && status < 300) return { ok: true, value: response as MediaItem }
  const error = response as ErrorBody
  if (error.code === 'signed_out') dispatchEvent(new Event(sessionMissing))
  return { ok: false, reason: 'refused', error }
}
