import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { cleanLine } from '#domain/typed-text.ts'
import { Letter } from './letter.tsx'
import type { LetterLinks, LetterMail } from './letter-mail.ts'

/**
 * A newsletter as HTML with inline styles and as plain text, in the language of its letterhead. The links stand in it as they are
 * given: whoever renders it for many gives marks, and puts each receiver's own links in their places.
 */
export async function renderLetter(
  mail: LetterMail,
  links: LetterLinks,
): Promise<{ subject: string; html: string; text: string }> {
  const subject = cleanLine(mail.letter.texts['subject']?.value ?? '') || mail.newsletter.title
  const html = await render(createElement(Letter, { mail, links, subject }))
  return { subject, html, text: toPlainText(html) }
}
