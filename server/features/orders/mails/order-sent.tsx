import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { Part } from '#server/features/outbox/mails/part.tsx'
import type { OrderMail } from './order-mail.ts'
import { GoodsTable, LinesTable } from './order-tables.tsx'
import { NumberedSentence, Unbroken } from '#server/features/outbox/mails/unbroken.tsx'

const saidOfPart = msg({ message: 'A part of order {number} is on its way to you.' })
const said = {
  van: msg({ message: 'Order {number} is on its way to you in our van.' }),
  post: msg({ message: 'Order {number} is sent by post.' }),
}

/** M5: the order or a part of it is on its way, with the parcel's number where its carrier gave one. */
export function OrderSent(mail: OrderMail) {
  const { number, order, shipment, company, language, url, i18n } = mail
  // Of one that was sent before shipments were kept, the order's own.
  const tracking = shipment ? shipment.tracking : mail.tracking
  const whole = order.shippingKind === 'post' ? said.post : said.van
  const words = shipment?.isPart ? saidOfPart : whole
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
      {shipment?.isPart ? (
        <Text style={mailStyle.text}>{i18n._(msg`The rest follows by itself.`)}</Text>
      ) : null}
      {tracking ? (
        <Part title={i18n._(msg`Parcel number`)}>
          <Text style={mailStyle.text}>
            <bdi>
              <Unbroken>{tracking}</Unbroken>
            </bdi>
            {shipment?.carrier ? (
              <>
                {' · '}
                <bdi>{shipment.carrier}</bdi>
              </>
            ) : null}
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
        {shipment ? <GoodsTable goods={shipment.goods} /> : <LinesTable lines={order.lines} />}
      </Part>
    </MailFrame>
  )
}
