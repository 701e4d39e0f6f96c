import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { megabytes, mostFileBytes } from '#domain/media.ts'
import { isMovingPicture, pictureHeadBytes } from '#domain/media-files/moving-picture.ts'
import type { MediaItem } from '#domain/media.schema.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { type Sending, sendFile } from './send-file.ts'
import { svgAsPng } from './svg-as-png.ts'

export interface Upload {
  key: string
  file: File
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** From 0 to 1. */
  progress: number
  /** What the library calls it, once it is there. */
  name?: string
  /** It moves, and pages show its first frame alone. */
  isMoving?: boolean
  /** Why it was refused. */
  message?: string
  /** False where sending it again can only be refused again. */
  canRetry?: boolean
}

async function moves(file: File): Promise<boolean> {
  return isMovingPicture(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer()))
}

/** A connection carries two at a time well; the rest wait. */
const atOnce = 2

/** The files on their way into the library. `onAdded` hears of each that arrived, in the order of arrival. */
export function useUploads(onAdded: (item: MediaItem) => void, folder = '') {
  const { i18n, t } = useLingui()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<Upload[]>([])
  const sendings = useRef(new Map<string, Sending>())
  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changed } : each)))
  const forget = (key: string) => setUploads((all) => all.filter((each) => each.key !== key))

  const sendNext = () => {
    while (sendings.current.size < atOnce) {
      const next = waiting.current.shift()
      if (!next) return
      void send(next)
    }
  }
  const send = async ({ key, file }: Upload) => {
    // Holds its place while a drawing is drawn, and remembers that nobody wants it any more.
    const drawing = { isCancelled: false }
    const cancel = () => {
      drawing.isCancelled = true
    }
    sendings.current.set(key, { answer: Promise.resolve('cancelled'), cancel })
    change(key, { state: 'sending', progress: 0 })
    const sent = await svgAsPng(file)
    const isWanted = !drawing.isCancelled
    const answer = isWanted ? sent && (await answered(key, sent)) : 'cancelled'
    sendings.current.delete(key)
    if (answer === 'cancelled') forget(key)
    else if (answer?.ok) {
      const isMoving = await moves(file)
      change(key, { state: 'done', progress: 1, name: answer.value.name, isMoving })
      onAdded(answer.value)
    } else if (!answer) {
      change(key, {
        state: 'refused',
        message: t`This drawing cannot be read. Save it as PNG and try again.`,
      })
    } else if (answer.reason === 'refused') {
      const { message, retryable } = answer.error
      change(key, { state: 'refused', message, canRetry: retryable })
    } else {
      const message = t`The connection was lost. Nothing was added; try again.`
      change(key, { state: 'refused', message, canRetry: true })
    }
    sendNext()
  }
  const answered = (key: string, file: File) => {
    const sending = sendFile({ file, folder, onProgress: (progress) => change(key, { progress }) })
    sendings.current.set(key, sending)
    return sending.answer
  }

  return {
    uploads,
    isSending: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): Upload => {
        const key = newKey()
        if (file.size <= mostFileBytes) return { key, file, state: 'waiting', progress: 0 }
        const [x, max] = [file.size, mostFileBytes].map((bytes) => i18n.number(megabytes(bytes)))
        return {
          key,
          file,
          state: 'refused',
          progress: 0,
          message: t`The file is ${x} MB; the limit is ${max} MB.`,
        }
      })
      setUploads((all) => [...all, ...added])
      waiting.current.push(...added.filter(({ state }) => state === 'waiting'))
      sendNext()
    },
    cancel: (key: string) => {
      waiting.current = waiting.current.filter((each) => each.key !== key)
      const sending = sendings.current.get(key)
      if (sending) sending.cancel()
      else forget(key)
    },
    retry: (upload: Upload) => {
      waiting.current.push(upload)
      change(upload.key, { state: 'waiting', message: '' })
      sendNext()
    },
    clear: () =>
      setUploads((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}
