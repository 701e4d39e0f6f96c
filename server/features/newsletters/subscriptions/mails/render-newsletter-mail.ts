import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { cleanLine } from '#domain/typed-text.ts'
import type { NewsletterMessageKind } from '#server/features/outbox/message.queries.ts'
import type { NewsletterMail } from './newsletter-mail.ts'
import { newsletterWords } from './newsletter-words.ts'
import { SubscriptionLetter, valuesOf } from './subscription-letter.tsx'

/** A mail about a subscription as HTML with inline styles and as plain text, in the language of its translator. */
export async function renderSubscriptionLetter(
  kind: NewsletterMessageKind,
  mail: NewsletterMail,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(createElement(SubscriptionLetter, { kind, mail }))
  return {
    subject: cleanLine(mail.i18n._({ ...newsletterWords[kind].subject, values: valuesOf(mail) })),
    html,
    text: toPlainText(html),
  }
}
