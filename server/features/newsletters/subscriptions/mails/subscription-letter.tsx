import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { NewsletterMessageKind } from '#server/features/outbox/message.queries.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { NewsletterMail } from './newsletter-mail.ts'
import { newsletterWords } from './newsletter-words.ts'

/** A mail about a subscription: what happened, and the one thing to press. */
export function SubscriptionLetter({
  kind,
  mail,
}: {
  kind: NewsletterMessageKind
  mail: NewsletterMail
}) {
  const { factory, language, i18n, url } = mail
  const words = newsletterWords[kind]
  const said = i18n._({ ...words.said, values: valuesOf(mail) })
  return (
    <MailFrame
      company={factory}
      heading={i18n._(words.heading)}
      i18n={i18n}
      language={language}
      preview={said}
    >
      <Text style={mailStyle.text}>{said}</Text>
      <Button href={url} style={mailStyle.button}>
        {i18n._(words.button)}
      </Button>
      <Text style={mailStyle.small}>{i18n._(words.closing)}</Text>
    </MailFrame>
  )
}

/** What the sentences of a mail may name. */
export function valuesOf({ factory }: NewsletterMail) {
  return { company: isolated(factory.name) }
}
