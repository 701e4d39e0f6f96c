import type { ErrorBody } from '#domain/errors.ts'
import { readerHeader } from '#domain/reader-header.ts'
import { type ApiAnswer, sessionMissing } from './api.ts'
import { believedReader } from './believed-reader.ts'
import { isLost } from './call-twice.ts'
import { currentLanguageCode } from './page-context.ts'

export interface Sending<Value> {
  answer: Promise<ApiAnswer<Value> | 'cancelled'>
  cancel: () => void
}

interface SentBytes {
  method: 'POST' | 'PUT'
  /** Below `/api`. */
  path: string
  file: File
  headers?: Record<string, string>
  /** From 0 to 1, as the bytes leave. */
  onProgress: (part: number) => void
}

/** Sends a file as it is, its name beside it, and once more where no answer came. Never throws. */
export function sendBytes<Value>(sent: SentBytes): Sending<Value> {
  let sending = sendOnce<Value>(sent)
  const answered = async () => {
    const answer = await sending.answer
    if (answer === 'cancelled' || !isLost(answer)) return answer
    sending = sendOnce(sent)
    return sending.answer
  }
  return { answer: answered(), cancel: () => sending.cancel() }
}

/** By XMLHttpRequest, since `fetch` does not tell how much has left. */
function sendOnce<Value>({ method, path, file, headers, onProgress }: SentBytes): Sending<Value> {
  const request = new XMLHttpRequest()
  const answer = new Promise<ApiAnswer<Value> | 'cancelled'>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(loaded / (total || 1)),
    )
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => resolve({ ok: false, reason: 'unreachable' }))
    request.addEventListener('abort', () => resolve('cancelled'))
  })
  request.open(method, `/api${path}`)
  request.responseType = 'json'
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()))
  for (const [name, value] of Object.entries(headers ?? {})) request.setRequestHeader(name, value)
  request.setRequestHeader('x-language', currentLanguageCode())
  if (believedReader()) request.setRequestHeader(readerHeader, believedReader())
  request.send(file)
  return { answer, cancel: () => request.abort() }
}

function answerOf<Value>({ status, response }: XMLHttpRequest): ApiAnswer<Value> {
  if (typeof response !== 'object' || response === null) return { ok: false, reason: 'unreachable' }
  if (status >= 200 && status < 300) return { ok: true, value: response as Value }
  const error = response as ErrorBody
  if (error.code === 'signed_out') dispatchEvent(new Event(sessionMissing))
  return { ok: false, reason: 'refused', error }
}
