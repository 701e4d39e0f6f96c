import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { NumberedSentence } from '#server/features/outbox/mails/unbroken.tsx'
import type { QuoteMessageKind } from '#server/features/outbox/message.queries.ts'
import { OfferTable } from './offer-table.tsx'
import type { QuoteMail } from './quote-mail.ts'
import { saidText } from './said-text.ts'
import { quoteWords } from './quote-words.ts'

/** A mail about a quote: what happened in one sentence, what was written, the offer, and the way to the quote. */
export function QuoteLetter({ kind, mail }: { kind: QuoteMessageKind; mail: QuoteMail }) {
  const { factory, language, i18n, offer, url } = mail
  const words = quoteWords[kind]
  const said = saidText(kind, mail)
  return (
    <MailFrame
      company={factory}
      heading={i18n._(words.heading)}
      i18n={i18n}
      language={language}
      preview={said}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={mail.number} text={said} />
      </Text>
      {mail.reasonText ? <Text style={mailStyle.text}>{mail.reasonText}</Text> : null}
      <Written text={mail.text} />
      {offer && 'shows' in words ? (
        <>
          <Written text={offer.message} />
          <OfferTable i18n={i18n} offer={offer} />
        </>
      ) : null}
      <Button href={url} style={mailStyle.button}>
        {i18n._(words.button)}
      </Button>
    </MailFrame>
  )
}

/** What somebody wrote, line by line. */
function Written({ text }: { text: string }) {
  if (!text) return null
  return text.split('\n').map((line, index) => (
    <Text dir="auto" key={index} style={mailStyle.text}>
      {line}
    </Text>
  ))
}
