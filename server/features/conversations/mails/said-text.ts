import type { ConversationMessageKind } from '#server/features/outbox/message.queries.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { ConversationMail } from './conversation-mail.ts'
import { conversationWords, topicMailWords } from './conversation-words.ts'

/** The sentence that says what happened. */
export function saidText(kind: ConversationMessageKind, mail: ConversationMail): string {
  return mail.i18n._({ ...conversationWords[kind].said, values: valuesOf(mail) })
}

/** What the sentences of a mail may name. */
export function valuesOf({ number, sender, i18n }: ConversationMail) {
  return {
    number,
    name: isolated(sender?.name ?? ''),
    topic: sender ? i18n._(topicMailWords[sender.topic]) : '',
  }
}
