import type { I18n } from '@lingui/core'
import type { MailState, OrderMailView } from '#domain/order-mails.schema.ts'
import { orderMailText } from '#server/i18n/order-mail-words.ts'
import type { SentMail } from './sent-mails.repository.ts'

/** What is being sent this moment may still fail: it waits as those do that nobody has picked. */
const states: Record<SentMail['state'], MailState> = {
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  failed: 'failed',
}

/** The mails of an order, the newest first. */
export function orderMailViews(mails: readonly SentMail[], i18n: I18n): OrderMailView[] {
  return mails.toReversed().map(({ id, kind, state, sentAt, createdAt, ...mail }) => ({
    id,
    text: orderMailText(i18n, kind),
    state: states[state],
    at: sentAt ?? createdAt,
    languageCode: mail.languageCode,
    recipient: mail.recipient,
  }))
}
