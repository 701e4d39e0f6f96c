import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { cleanLine } from '#domain/typed-text.ts'
import { Letter } from './letter.tsx'
import type { LetterLinks, LetterMail } from './letter-mail.ts'

/** Headings stay as they were written: not every script has capitals, and names are not shouted. */
const asWritten = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
  selector,
  options: { uppercase: false },
}))

/**
 * A newsletter as HTML with inline styles and as plain text, in the language of its letterhead. The links stand in it as they are
 * given: a caller that renders it for many gives marks, and puts each receiver's own links in their places.
 */
export async function renderLetter(
  mail: LetterMail,
  links: LetterLinks,
): Promise<{ subject: string; html: string; text: string }> {
  const subject = cleanLine(mail.letter.texts['subject']?.value ?? '') || mail.newsletter.title
  const html = await render(createElement(Letter, { mail, links, subject }))
  return { subject, html, text: toPlainText(html, { selectors: asWritten }) }
}
