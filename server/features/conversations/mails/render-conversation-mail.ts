import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { cleanLine } from '#domain/typed-text.ts'
import type { ConversationMessageKind } from '#server/features/outbox/message.queries.ts'
import { ConversationLetter } from './conversation-letter.tsx'
import type { ConversationMail } from './conversation-mail.ts'
import { conversationWords } from './conversation-words.ts'
import { valuesOf } from './said-text.ts'

/** A mail about a message to the factory as HTML with inline styles and as plain text, in the language of its translator. */
export async function renderConversationLetter(
  kind: ConversationMessageKind,
  mail: ConversationMail,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(createElement(ConversationLetter, { kind, mail }))
  const { subject } = conversationWords[kind]
  return {
    subject: cleanLine(mail.i18n._({ ...subject, values: valuesOf(mail) })),
    html,
    text: toPlainText(html),
  }
}
