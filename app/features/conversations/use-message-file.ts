import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { mostContactFileBytes } from '#domain/conversations.ts'
import type { ContactFile } from '#domain/conversations.schema.ts'
import { megabytes } from '#domain/media.ts'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { type Sending, sendBytes } from '#app/platform/send-bytes.ts'

/** The one file that goes along: chosen, on its way, there, or refused. */
export interface ChosenFile {
  name: string
  bytes: number
  /** From 0 to 1; undefined once it is there or refused. */
  progress?: number
  /** Of what has arrived. */
  id?: string
  message?: string
}

export type MessageFile = ReturnType<typeof useMessageFile>

export function useMessageFile(before: ContactFile | null) {
  const { i18n, t } = useLingui()
  const [file, setFile] = useState<ChosenFile | undefined>(before ?? undefined)
  const sending = useRef<Sending<ContactFile>>(undefined)

  useEffect(() => () => sending.current?.cancel(), [])

  async function choose(chosen: File) {
    remove()
    const { name, size: bytes } = chosen
    if (bytes > mostContactFileBytes) {
      const [x, max] = [bytes, mostContactFileBytes].map((each) => i18n.number(megabytes(each)))
      setFile({ name, bytes, message: t`The file is ${x} MB; the limit is ${max} MB.` })
      return
    }
    setFile({ name, bytes, progress: 0 })
    const now = sendBytes<ContactFile>({
      ...{ method: 'POST', path: '/conversations/files', file: chosen },
      onProgress: (progress) => setFile({ name, bytes, progress }),
    })
    sending.current = now
    const answer = await now.answer
    // Another one was chosen meanwhile, or none.
    if (sending.current !== now || answer === 'cancelled') return
    sending.current = undefined
    const lost = t`The connection was lost. Choose the file again.`
    if (answer.ok) setFile(answer.value)
    else
      setFile({
        ...{ name, bytes },
        message: answer.reason === 'refused' ? answer.error.message : lost,
      })
  }

  function remove() {
    const now = sending.current
    sending.current = undefined
    now?.cancel()
    setFile(undefined)
    // What stays there unsent is cleaned away.
    if (file?.id !== undefined)
      void callApi(`/conversations/files/${file.id}`, {
        ...{ method: 'DELETE', idempotencyKey: newKey() },
      })
  }

  const kept: ContactFile | null =
    file?.id === undefined ? null : { id: file.id, name: file.name, bytes: file.bytes }
  return {
    ...{ file, kept, choose, remove },
    isSending: file?.progress !== undefined,
    /** Of what was kept from before a reload. */
    takeUp: (taken: ContactFile) => setFile(taken),
    /** It went with its message. */
    forget: () => setFile(undefined),
  }
}
