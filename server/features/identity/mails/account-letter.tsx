import type { I18n } from '@lingui/core'
import { Button, Text } from 'react-email'
import type { Company } from '#domain/shell.schema.ts'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { LetterWords } from './letters.ts'

export interface AccountLetterProps {
  words: LetterWords
  /** What stands in the words, such as an order's number. */
  values: Record<string, string>
  company: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  i18n: I18n
  /** Where the button leads. */
  url?: string | undefined
  /** A fact under the words: which browser, and when. */
  fact?: string | undefined
  /** A code to be typed elsewhere. */
  code?: string | undefined
}

/** A letter about somebody's account: what happened, one button, and what to do if it was not them. */
export function AccountLetter(letter: AccountLetterProps) {
  const { words, values, i18n, url, fact, code } = letter
  const [first, ...rest] = words.body.map((text) => i18n._({ ...text, values }))
  return (
    <MailFrame
      company={letter.company}
      heading={i18n._({ ...words.subject, values })}
      i18n={i18n}
      language={letter.language}
      preview={first ?? ''}
    >
      {[first, ...rest].map((text) => (
        <Text key={text} style={mailStyle.text}>
          {text}
        </Text>
      ))}
      {fact ? (
        <Text style={mailStyle.text}>
          <b>{fact}</b>
        </Text>
      ) : null}
      {code ? (
        <Text style={mailStyle.code}>
          <bdi>{code}</bdi>
        </Text>
      ) : null}
      {url && words.button ? (
        <Button href={url} style={mailStyle.button}>
          {i18n._(words.button)}
        </Button>
      ) : null}
      {words.closing ? <Text style={mailStyle.small}>{i18n._(words.closing)}</Text> : null}
    </MailFrame>
  )
}
