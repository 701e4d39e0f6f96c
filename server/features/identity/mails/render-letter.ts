import { createElement } from 'react'
import { render, toPlainText } from 'react-email'
import { AccountLetter, type AccountLetterProps } from './account-letter.tsx'

/** A letter about an account as HTML with inline styles and as plain text, in the language of its translator. */
export async function renderLetter(
  letter: AccountLetterProps,
): Promise<{ subject: string; html: string; text: string }> {
  const { words, values, i18n } = letter
  const html = await render(createElement(AccountLetter, letter))
  return { subject: i18n._({ ...words.subject, values }), html, text: toPlainText(html) }
}
