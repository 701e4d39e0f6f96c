import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { Part } from '#server/features/outbox/mails/part.tsx'
import type { OrderMail } from './order-mail.ts'
import { LinesTable } from './order-tables.tsx'
import { NumberedSentence, Unbroken } from './unbroken.tsx'

const said = {
  van: msg({ message: 'Order {number} is on its way to you in our van.' }),
  post: msg({ message: 'Order {number} is sent by post.' }),
}

/** M5: the order is on its way, with the parcel's number where its carrier gave one. */
export function OrderSent(mail: OrderMail) {
  const { number, order, tracking, company, language, url, i18n } = mail
  const words = order.shippingKind === 'post' ? said.post : said.van
  const text = i18n._({ ...words, values: { number } })
  return (
    <MailFrame
      company={company}
      heading={i18n._(msg`Your order is on its way`)}
      i18n={i18n}
      language={language}
      preview={text}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={number} text={text} />
      </Text>
      {tracking ? (
        <Part title={i18n._(msg`Parcel number`)}>
          <Text style={mailStyle.text}>
            <bdi>
              <Unbroken>{tracking}</Unbroken>
            </bdi>
          </Text>
        </Part>
      ) : null}
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`See your order`)}
      </Button>
      <Part title={order.shippingName}>
        <Text style={mailStyle.text}>{order.whenText}</Text>
      </Part>
      <Part title={i18n._(msg`Your goods`)}>
        <LinesTable lines={order.lines} />
      </Part>
    </MailFrame>
  )
}
