import { msg } from '@lingui/core/macro'
import { Button, Hr, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { NumberedSentence } from '#server/features/outbox/mails/unbroken.tsx'
import type { ConversationMessageKind } from '#server/features/outbox/message.queries.ts'
import type { ConversationMail, QuotedMessage } from './conversation-mail.ts'
import { conversationWords } from './conversation-words.ts'
import { saidText } from './said-text.ts'

/** A mail about a message to the factory: what happened, the words that it hands on, and what was written before. */
export function ConversationLetter({
  kind,
  mail,
}: {
  kind: ConversationMessageKind
  mail: ConversationMail
}) {
  const { factory, language, i18n, url, sender } = mail
  const words = conversationWords[kind]
  const said = saidText(kind, mail)
  const sentence = (
    <Text style={kind === 'C3' ? mailStyle.small : mailStyle.text}>
      <NumberedSentence number={mail.number} text={said} />
    </Text>
  )
  return (
    <MailFrame
      company={factory}
      heading={i18n._(words.heading)}
      i18n={i18n}
      language={language}
      preview={said}
    >
      {kind === 'C3' ? null : sentence}
      {sender ? <Sender mail={mail} sender={sender} /> : null}
      <Written text={mail.text} />
      {url && 'button' in words ? (
        <Button href={url} style={mailStyle.button}>
          {i18n._(words.button)}
        </Button>
      ) : null}
      {kind === 'C3' ? sentence : null}
      {mail.thread.map((message, index) => (
        <Quoted key={index} mail={mail} message={message} />
      ))}
    </MailFrame>
  )
}

function Sender({
  sender: { email, orderNumber },
  mail: { i18n },
}: {
  sender: NonNullable<ConversationMail['sender']>
  mail: ConversationMail
}) {
  return (
    <Text style={mailStyle.small}>
      <bdi>{email}</bdi>
      {orderNumber ? (
        <>
          <br />
          {i18n._(msg`Order number, as it was typed`)}
          {': '}
          <bdi>{orderNumber}</bdi>
        </>
      ) : null}
    </Text>
  )
}

/** An earlier message: who wrote it and when, then its words, set off from ours. */
function Quoted({ message, mail }: { message: QuotedMessage; mail: ConversationMail }) {
  return (
    <>
      <Hr style={mailStyle.rule} />
      <Text style={mailStyle.small}>
        <bdi>{message.name || mail.factory.name}</bdi>
        {' · '}
        <bdi>{message.atText}</bdi>
      </Text>
      <blockquote>
        {message.text.split('\n').map((line, index) => (
          <Text dir="auto" key={index} style={mailStyle.small}>
            {line}
          </Text>
        ))}
      </blockquote>
    </>
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
