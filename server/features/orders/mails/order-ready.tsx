import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { Part } from '#server/features/outbox/mails/part.tsx'
import type { OrderMail } from './order-mail.ts'
import { LinesTable } from './order-tables.tsx'
import { NumberedSentence } from '#server/features/outbox/mails/unbroken.tsx'

/** M4: the order is packed and waits to be picked up: where, when, and the number to give. */
export function OrderReady({ number, order, company, language, url, i18n }: OrderMail) {
  const said = i18n._({
    ...msg({ message: 'Order {number} is packed. Give the number at the counter.' }),
    values: { number },
  })
  return (
    <MailFrame
      company={company}
      heading={i18n._(msg`Your order is ready`)}
      i18n={i18n}
      language={language}
      preview={said}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={number} text={said} />
      </Text>
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`See your order`)}
      </Button>
      <Part title={order.shippingName}>
        <Text style={mailStyle.text}>
          {order.whenText}
          {company.address ? (
            <>
              <br />
              <bdi>{company.address}</bdi>
            </>
          ) : null}
        </Text>
      </Part>
      <Part title={i18n._(msg`Your goods`)}>
        <LinesTable lines={order.lines} />
      </Part>
    </MailFrame>
  )
}
