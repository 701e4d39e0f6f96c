import type { I18n } from '@lingui/core'
import type { ContactTopic } from '#domain/conversations.ts'
import type { Company } from '#domain/shell.schema.ts'

/** What was written earlier, as an answer quotes it. */
export interface QuotedMessage {
  /** Empty where it was us: the mail says so in its reader's language. */
  name: string
  atText: string
  text: string
}

/** What a mail about a message to the factory is written from. */
export interface ConversationMail {
  number: string
  /** What the sender typed: in mails to those who answer alone. */
  sender: { name: string; email: string; topic: ContactTopic; orderNumber: string } | null
  /** The words that the mail hands on; empty in a receipt. */
  text: string
  /** The newest first; of an answer alone. */
  thread: readonly QuotedMessage[]
  factory: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  /** Where the button leads, under the address of the deployment; empty where there is none. */
  url: string
  i18n: I18n
}
