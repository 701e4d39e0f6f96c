import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import type { TicketMessageKind } from '#server/features/outbox/message.queries.ts'
import { TicketLetter, valuesOf } from './ticket-letter.tsx'
import type { TicketMail } from './ticket-mail.ts'
import { ticketWords } from './ticket-words.ts'

/** A mail about an order to a restaurant as HTML with inline styles and as plain text, in the language of its translator. */
export async function renderTicketLetter(
  kind: TicketMessageKind,
  mail: TicketMail,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(createElement(TicketLetter, { kind, mail }))
  const { subject } = ticketWords[kind]
  return {
    subject: mail.i18n._({ ...subject, values: valuesOf(mail) }),
    html,
    text: toPlainText(html),
  }
}
