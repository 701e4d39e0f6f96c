import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { TicketMessageKind } from '#server/features/outbox/message.queries.ts'
import type { TicketMail } from './ticket-mail.ts'
import { reasonWords, ticketWords } from './ticket-words.ts'

/** A mail about an order to a restaurant: what happened in one sentence, why, and the way to the order. */
export function TicketLetter({ kind, mail }: { kind: TicketMessageKind; mail: TicketMail }) {
  const { company, language, i18n, restaurant, reason, reasonText, url } = mail
  const { heading, said } = ticketWords[kind]
  const text = i18n._({ ...said, values: valuesOf(mail) })
  const why = reason && reasonWords[reason]
  return (
    <MailFrame
      company={company}
      heading={i18n._(heading)}
      i18n={i18n}
      language={language}
      preview={text}
    >
      <Text style={mailStyle.text}>{text}</Text>
      {why ? <Text style={mailStyle.text}>{i18n._(why)}</Text> : null}
      {reasonText ? (
        <Text style={mailStyle.text}>
          <bdi>{reasonText}</bdi>
        </Text>
      ) : null}
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`Follow your order`)}
      </Button>
      <Text style={mailStyle.text}>
        <bdi>{restaurant.name}</bdi>
        <br />
        <bdi>{restaurant.address}</bdi>
        <br />
        <bdi dir="ltr">{restaurant.phone}</bdi>
      </Text>
    </MailFrame>
  )
}

/** What a sentence of such a mail may name. */
export function valuesOf({ number, restaurant, promisedText }: TicketMail) {
  return {
    number,
    restaurant: restaurant.name,
    when: promisedText,
    phone: restaurant.phone,
  }
}
