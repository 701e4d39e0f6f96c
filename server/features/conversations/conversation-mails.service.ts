import { isEmail } from '#domain/contact.schema.ts'
import type { ConversationMessageKind } from '#server/features/outbox/message.queries.ts'
import { letterheadIn } from '#server/features/outbox/letterhead.service.ts'
import type { MailRenderer } from '#server/features/outbox/outbox.service.ts'
import { instantText } from '#server/i18n/day-words.ts'
import { findConversation, type FoundConversation } from './conversations.repository.ts'
import type { QuotedMessage } from './mails/conversation-mail.ts'

/** So many earlier messages are quoted; the sender has the rest in their own mailbox. */
const mostQuoted = 20

/**
 * Writes a mail about a message to the factory. A receipt carries nothing that was typed: a stranger may have given somebody else's
 * address. What was written goes to who answers, and is quoted once a person has answered it.
 */
export const renderConversationMail: MailRenderer<ConversationMessageKind> = async (
  job,
  { kind, entityId, about, languageCode },
) => {
  const { site, language, i18n, from, addressOf } = await letterheadIn(job, languageCode)
  const found = await findConversation(job.database, { factoryId: site.factoryId, id: entityId })
  if (!found) throw new Error('a mail is due for a conversation that is not there')
  const { conversation } = found
  const { name, email, topic, orderNumber } = conversation
  // Loaded on use: no request renders one.
  const { renderConversationLetter } = await import('./mails/render-conversation-mail.ts')
  const mail = await renderConversationLetter(kind, {
    number: conversation.number,
    sender: kind === 'C2' ? { name, email, topic, orderNumber } : null,
    text: textOf(found, kind, about),
    thread: kind === 'C3' ? threadBefore(found, about, languageCode) : [],
    factory: site.company,
    language,
    url: kind === 'C2' ? addressOf(`/admin/messages?open=${conversation.id}`) : '',
    i18n,
  })
  const { email: own } = site.company
  return { ...mail, from, ...(kind !== 'C2' && own && isEmail(own) ? { replyTo: own } : {}) }
}

function textOf(
  { messages }: FoundConversation,
  kind: ConversationMessageKind,
  about?: string,
): string {
  if (kind === 'C1') return ''
  if (kind === 'C2') return messages[0]?.text ?? ''
  return messages.find(({ id }) => id === about)?.text ?? ''
}

/** What was said before an answer, the newest first; notes for those who work here are no part of it. */
function threadBefore(
  { messages }: FoundConversation,
  about: string | undefined,
  languageCode: string,
): QuotedMessage[] {
  const said = messages.filter(({ isInternal }) => !isInternal)
  const at = said.findIndex(({ id }) => id === about)
  return said
    .slice(Math.max(0, at - mostQuoted), Math.max(0, at))
    .toReversed()
    .map(({ author, authorName, createdAt, text }) => ({
      name: author === 'sender' ? authorName : '',
      atText: instantText(languageCode, createdAt),
      text,
    }))
}
