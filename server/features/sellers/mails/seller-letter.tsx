import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { NumberedSentence } from '#server/features/outbox/mails/unbroken.tsx'
import type { SellerMessageKind } from '#server/features/outbox/message.queries.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { SellerMail } from './seller-mail.ts'
import { wordsOf } from './seller-words.ts'

/** A mail about an application or a seller: what happened, what is to be changed, why, and the way on. */
export function SellerLetter({ kind, mail }: { kind: SellerMessageKind; mail: SellerMail }) {
  const { factory, language, i18n, url, code } = mail
  const words = wordsOf(kind)
  const said = i18n._({ ...words.said, values: valuesOf(mail) })
  return (
    <MailFrame
      company={factory}
      heading={i18n._(words.heading)}
      i18n={i18n}
      language={language}
      preview={said}
    >
      <Text style={mailStyle.text}>
        {mail.number ? <NumberedSentence number={mail.number} text={said} /> : said}
      </Text>
      {words.shows?.includes('fields') ? <Fields names={mail.fields} /> : null}
      {words.shows?.includes('note') ? <Note text={mail.note} /> : null}
      {code ? (
        <Text style={mailStyle.code}>
          <bdi>{code}</bdi>
        </Text>
      ) : null}
      {url && words.button ? (
        <Button href={url} style={mailStyle.button}>
          {i18n._(words.button.text)}
        </Button>
      ) : null}
      {words.closing ? <Text style={mailStyle.small}>{i18n._(words.closing)}</Text> : null}
    </MailFrame>
  )
}

/** What the sentences of a mail may name. */
export function valuesOf({ number, company, dateText }: SellerMail) {
  return { number, company: isolated(company), date: isolated(dateText) }
}

function Fields({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <ul style={mailStyle.text}>
      {names.map((name) => (
        <li key={name}>
          <b>{name}</b>
        </li>
      ))}
    </ul>
  )
}

/** What the factory wrote, line by line. */
function Note({ text }: { text: string }) {
  if (!text) return null
  return text.split('\n').map((line, index) => (
    <Text dir="auto" key={index} style={mailStyle.text}>
      {line}
    </Text>
  ))
}
