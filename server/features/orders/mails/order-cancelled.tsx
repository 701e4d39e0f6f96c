import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { OrderMail } from './order-mail.ts'
import { LinesTable } from './order-tables.tsx'
import { Part } from '#server/features/outbox/mails/part.tsx'

/** M6: the order was cancelled, and nothing is owed. */
export function OrderCancelled({ number, order, company, language, url, i18n }: OrderMail) {
  const text = i18n._({
    ...msg({ message: 'Order {number} is cancelled. You pay nothing.' }),
    values: { number },
  })
  return (
    <MailFrame
      company={company}
      heading={i18n._(msg`Your order is cancelled`)}
      i18n={i18n}
      language={language}
      preview={text}
    >
      <Text style={mailStyle.text}>{text}</Text>
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`See your order`)}
      </Button>
      <Part title={i18n._(msg`Your goods`)}>
        <LinesTable lines={order.lines} />
      </Part>
    </MailFrame>
  )
}
