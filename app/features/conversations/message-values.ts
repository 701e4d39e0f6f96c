import {
  type ContactForm,
  type ContactTopic,
  longestContactText,
  longestWritingMs,
} from '#domain/conversations.ts'
import type { TypedContactMessage } from '#domain/conversations.schema.ts'

/** What is typed into the form. */
export type MessageValues = {
  name: string
  email: string
  topic: string
  orderNumber: string
  text: string
}

export const emptyMessage: MessageValues = {
  ...{ name: '', email: '', topic: '', orderNumber: '', text: '' },
}

/** What was kept of a form, as far as it is such: it may be of an older version of the site. */
export function keptMessage(kept: unknown): MessageValues {
  const found = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const textOf = (name: keyof MessageValues) =>
    typeof found[name] === 'string' ? found[name].slice(0, 2 * longestContactText) : ''
  return {
    name: textOf('name'),
    email: textOf('email'),
    topic: textOf('topic'),
    orderNumber: textOf('orderNumber'),
    text: textOf('text'),
  }
}

/** The message as it is sent; a topic that nobody has chosen is refused by the server, at its field. */
export function messageToSend(
  form: ContactForm,
  values: MessageValues,
  fileId: string | null,
): Omit<TypedContactMessage, 'tookMs' | 'proof' | 'decoy'> {
  const { name, email, text, topic } = values
  return {
    ...{ form, name, email, text, fileId },
    topic: topic as ContactTopic,
    orderNumber: topic === 'order' ? values.orderNumber : '',
  }
}

/** How long the form has been written in, in whole ms, from two readings of the page's clock: as long as the API takes, at most. */
export function writingMs(begunAt: number, now: number): number {
  return Math.min(Math.round(now - begunAt), longestWritingMs)
}
