import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { OrderMail } from './order-mail.ts'
import { NumberedSentence } from '#server/features/outbox/mails/unbroken.tsx'
import { LinesTable } from './order-tables.tsx'
import { Part } from '#server/features/outbox/mails/part.tsx'

/** M6: the order was cancelled, and nothing is owed. */
export function OrderCancelled(mail: OrderMail) {
  return (
    <Cancelled {...mail} said={msg({ message: 'Order {number} is cancelled. You pay nothing.' })} />
  )
}

/** M6 where nobody approved the invoice in time: the buyer has done nothing, so it says why and what can be done. */
export function OrderUnapproved(mail: OrderMail) {
  const said = msg({
    message:
      'We did not approve order {number} on invoice in time, so it is cancelled. You pay nothing, and your goods are no longer kept for you. You are welcome to order again, also with payment when you get the goods, or to contact us.',
  })
  return <Cancelled {...mail} said={said} />
}

/** M6 where nobody has paid in time. */
export function OrderUnpaid(mail: OrderMail) {
  const said = msg({
    message:
      'We did not receive the payment of order {number} in time, so it is cancelled. Your goods lie in your cart again if you want to order them. Should the payment still come, we take the order up again or let the money go.',
  })
  return <Cancelled {...mail} said={said} />
}

/** M6 where the money came when the order was over and could not be had any more. */
export function OrderPaidTooLate(mail: OrderMail) {
  const said = msg({
    message:
      'Your payment of order {number} came when the order was already cancelled. It is released: nothing is drawn. You are welcome to order again.',
  })
  return <Cancelled {...mail} said={said} />
}

function Cancelled({ said, ...mail }: OrderMail & { said: MessageDescriptor }) {
  const { number, order, reason, company, language, url, i18n } = mail
  const text = i18n._({ ...said, values: { number } })
  return (
    <MailFrame
      company={company}
      heading={i18n._(msg`Your order is cancelled`)}
      i18n={i18n}
      language={language}
      preview={text}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={number} text={text} />
      </Text>
      {reason ? (
        <Part title={i18n._(msg`Why`)}>
          <Text dir="auto" style={mailStyle.text}>
            {reason}
          </Text>
        </Part>
      ) : null}
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`See your order`)}
      </Button>
      <Part title={i18n._(msg`Your goods`)}>
        <LinesTable lines={order.lines} />
      </Part>
    </MailFrame>
  )
}
