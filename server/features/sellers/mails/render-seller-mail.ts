import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { cleanLine } from '#domain/typed-text.ts'
import type { SellerMessageKind } from '#server/features/outbox/message.queries.ts'
import { SellerLetter, valuesOf } from './seller-letter.tsx'
import type { SellerMail } from './seller-mail.ts'
import { wordsOf } from './seller-words.ts'

/** A mail about an application or a seller as HTML with inline styles and as plain text, in the language of its translator. */
export async function renderSellerLetter(
  kind: SellerMessageKind,
  mail: SellerMail,
): Promise<{ subject: string; html: string; text: string }> {
  const html = await render(createElement(SellerLetter, { kind, mail }))
  return {
    subject: cleanLine(mail.i18n._({ ...wordsOf(kind).subject, values: valuesOf(mail) })),
    html,
    text: toPlainText(html),
  }
}
