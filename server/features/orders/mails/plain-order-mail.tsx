import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { OrderMail } from './order-mail.ts'
import { NumberedSentence } from '#server/features/outbox/mails/unbroken.tsx'

interface PlainOrderMailProps {
  mail: OrderMail
  heading: MessageDescriptor
  /** One sentence that names the order's `{number}`, and may name `{when}`. */
  said: MessageDescriptor
  when?: string
  children?: ReactNode
}

/** A short mail about an order: what happened in one sentence, what belongs to it, and the way to the order. */
export function PlainOrderMail({ mail, heading, said, when = '', children }: PlainOrderMailProps) {
  const { number, company, language, url, i18n } = mail
  const text = i18n._({ ...said, values: { number, when } })
  return (
    <MailFrame
      company={company}
      heading={i18n._(heading)}
      i18n={i18n}
      language={language}
      preview={text}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={number} text={text} />
      </Text>
      {children}
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`See your order`)}
      </Button>
    </MailFrame>
  )
}
