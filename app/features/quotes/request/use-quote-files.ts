import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { megabytes } from '#domain/media.ts'
import type { QuoteFile } from '#domain/quote-request.schema.ts'
import { mostQuoteFileBytes, mostQuoteFiles } from '#domain/quotes.ts'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { sendBytes, type Sending } from '#app/platform/send-bytes.ts'
import { keepFiles, keptFiles } from './request-storage.ts'

/** A file of the request, on its way or at the factory. */
export interface SentFile {
  key: string
  name: string
  bytes: number
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** From 0 to 1. */
  progress: number
  /** Of what has arrived. */
  id?: string
  /** Of what has not: it can be sent again. */
  file?: File
  message?: string
  canRetry?: boolean
}

export type QuoteFiles = ReturnType<typeof useQuoteFiles>

/** The files that go along, sent one after the other: the first one makes a guest known, by whose cookie the rest are found. */
export function useQuoteFiles() {
  const { i18n, t } = useLingui()
  // The form is drawn in the browser alone: what was kept can be read at once.
  const [files, setFiles] = useState(filesBefore)
  const [message, setMessage] = useState<string>()
  const waiting = useRef<SentFile[]>([])
  const sending = useRef<{ key: string; sending: Sending<QuoteFile> }>(undefined)

  useEffect(() => () => sending.current?.sending.cancel(), [])

  function put(of: (all: readonly SentFile[]) => readonly SentFile[]) {
    setFiles((before) => {
      const after = of(before)
      keepFiles(
        after.flatMap(({ id, name, bytes }) => (id === undefined ? [] : { id, name, bytes })),
      )
      return after
    })
  }

  const change = (key: string, changed: Partial<SentFile>) =>
    put((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)))

  async function sendNext() {
    const next = sending.current ? undefined : waiting.current.shift()
    if (!next?.file) return
    const { key, file } = next
    change(key, { state: 'sending', progress: 0 })
    const now = sendBytes<QuoteFile>({
      method: 'POST',
      path: '/quotes/files',
      file,
      onProgress: (progress) => change(key, { progress }),
    })
    sending.current = { key, sending: now }
    const answer = await now.answer
    sending.current = undefined
    if (answer === 'cancelled') put((all) => all.filter((each) => each.key !== key))
    else if (answer.ok) change(key, { ...answer.value, state: 'done', progress: 1 })
    else {
      const lost = t`The connection was lost. Try again.`
      const why = answer.reason === 'refused' ? answer.error.message : lost
      const canRetry = answer.reason === 'unreachable' || answer.error.retryable
      change(key, { state: 'refused', message: why, canRetry })
    }
    void sendNext()
  }

  function add(chosen: readonly File[]) {
    const room = mostQuoteFiles - files.length
    setMessage(
      chosen.length > room ? t`A request holds ${mostQuoteFiles} files at most.` : undefined,
    )
    const added = chosen.slice(0, Math.max(0, room)).map((file): SentFile => {
      const made = { key: newKey(), name: file.name, bytes: file.size, progress: 0 }
      if (file.size <= mostQuoteFileBytes) return { ...made, file, state: 'waiting' }
      const [x, max] = [file.size, mostQuoteFileBytes].map((bytes) => i18n.number(megabytes(bytes)))
      return { ...made, state: 'refused', message: t`The file is ${x} MB; the limit is ${max} MB.` }
    })
    put((all) => [...all, ...added])
    waiting.current.push(...added.filter(({ state }) => state === 'waiting'))
    void sendNext()
  }

  function remove({ key, id }: SentFile) {
    setMessage(undefined)
    waiting.current = waiting.current.filter((each) => each.key !== key)
    if (sending.current?.key === key) return sending.current.sending.cancel()
    put((all) => all.filter((each) => each.key !== key))
    // What stays there unsent is cleaned away.
    if (id !== undefined)
      void callApi(`/quotes/files/${id}`, { method: 'DELETE', idempotencyKey: newKey() })
  }

  function retry(file: SentFile) {
    change(file.key, { state: 'waiting', message: '' })
    waiting.current.push(file)
    void sendNext()
  }

  return {
    files,
    message,
    isSending: files.some(({ state }) => state === 'waiting' || state === 'sending'),
    ids: files.flatMap(({ id }) => id ?? []),
    ...{ add, remove, retry },
  }
}

function filesBefore(): readonly SentFile[] {
  return keptFiles().map((file) => ({ ...file, key: file.id, state: 'done', progress: 1 }))
}
