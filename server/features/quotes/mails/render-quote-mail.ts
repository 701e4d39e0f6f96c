import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { cleanLine } from '#domain/typed-text.ts'
import type { QuoteMessageKind } from '#server/features/outbox/message.queries.ts'
import { QuoteLetter } from './quote-letter.tsx'
import type { QuoteMail } from './quote-mail.ts'
import { quoteWords } from './quote-words.ts'
import { valuesOf } from './said-text.ts'

/** A mail about a quote as HTML with inline styles and as plain text, in the language of its translator. */
export async function renderQuoteLetter(
  kind: QuoteMessageKind,
  mail: QuoteMail,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(createElement(QuoteLetter, { kind, mail }))
  const { subject } = quoteWords[kind]
  return {
    subject: cleanLine(mail.i18n._({ ...subject, values: valuesOf(mail) })),
    html,
    text: toPlainText(html),
  }
}
