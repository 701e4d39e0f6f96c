import { useEffect, useRef, useState } from 'react'
import type { PostedMessage } from '#domain/conversations.schema.ts'
import type { ContactForm } from '#domain/conversations.ts'
import { useSession } from '#app/platform/use-session.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { FormStart } from './conversations.functions.ts'
import { forgetMessage, keepMessage, keepSent, typedMessage } from './message-storage.ts'
import { emptyMessage, messageToSend, type MessageValues, writingMs } from './message-values.ts'
import { sendMessage } from './send-message.ts'
import { useMessageFile } from './use-message-file.ts'

interface Message {
  form: ContactForm
  start: FormStart
  onSent: (number: string) => void
}

export type MessageForm = ReturnType<typeof useMessage>

/** What is typed into the form, kept for this tab until it is sent; it is sent once. */
export function useMessage({ form: kind, start: { posted }, onSent }: Message) {
  const form = useForm<MessageValues>(posted?.values ?? emptyMessage)
  const file = useMessageFile(posted?.file ?? null)
  const { user } = useSession()
  const ownerId = user?.id ?? ''
  const { values, change } = form
  const [isProving, setIsProving] = useState(false)
  const begunAt = useRef(0)
  const isTakenUp = useRef(false)

  useEffect(() => {
    begunAt.current = performance.now()
  }, [])
  useEffect(() => {
    if (isTakenUp.current || posted) return
    const typed = typedMessage(ownerId)
    if (!typed) {
      if (user && values.name === '' && values.email === '')
        change({ name: user.name, email: user.email })
      return
    }
    isTakenUp.current = true
    change(typed.values)
    if (typed.file) file.takeUp(typed.file)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the page before has kept is taken up once it is known whose it is
  }, [ownerId])
  useEffect(() => {
    if (form.changed.length > 0 || file.kept) keepMessage({ ownerId, values, file: file.kept })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with what is typed, and with the file's arrival
  }, [ownerId, values, file.kept?.id])

  /** `decoy` is what stands in the field that nobody sees. */
  async function submit(decoy: string) {
    const body = {
      ...messageToSend(kind, values, file.kept?.id ?? null),
      decoy,
      tookMs: writingMs(begunAt.current, performance.now()),
    }
    const sent = await form.send(() => sendMessage(body, () => setIsProving(true)))
    setIsProving(false)
    if (!sent) return
    const { name, email, text, orderNumber } = body
    keepSent({ ...sent, name: name.trim(), email: email.trim(), text: text.trim(), orderNumber })
    forgetMessage()
    isTakenUp.current = true
    file.forget()
    change(emptyMessage)
    onSent(sent.number)
  }

  return { ...form, file, isProving, submit, errorAt: errorsOf(posted, form) }
}

/** What is wrong with a field: as the last answer says it, or the plain form that the page came with, while it stands as it was sent. */
function errorsOf(
  posted: PostedMessage | null,
  { values, field }: ReturnType<typeof useForm<MessageValues>>,
) {
  return (name: keyof MessageValues): string | undefined => {
    const { error } = field(name)
    if (error !== undefined || !posted || values[name] !== posted.values[name]) return error
    return posted.errors[name]
  }
}
