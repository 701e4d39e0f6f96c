import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { isOnline } from '#domain/checkout.ts'
import { orgNoText } from '#server/features/outbox/mails/company-lines.tsx'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { OrderMail, TypedOrder } from './order-mail.ts'
import { LinesTable, TotalsTable, VatTable } from './order-tables.tsx'
import { Part } from '#server/features/outbox/mails/part.tsx'
import { termsBlocks } from './terms-blocks.ts'
import { NumberedSentence } from '#server/features/outbox/mails/unbroken.tsx'
import { Withdrawal } from './withdrawal.tsx'

const notReceipt = msg`This is a confirmation, not a receipt. You get the receipt when you pay.`
const setAside = msg`Your money is set aside. It is drawn when the goods leave, and then the receipt is on the page of your order.`

/** M1: the order was received. The durable copy of what was agreed: goods, sums, VAT, delivery, withdrawal and terms. */
export function OrderReceived({
  number,
  order,
  typed,
  company,
  language,
  url,
  terms,
  i18n,
}: OrderMail) {
  const received = i18n._({
    ...msg({ message: 'We have received order {number}.' }),
    values: { number },
  })
  return (
    <MailFrame
      company={company}
      heading={i18n._(msg`Thank you for your order`)}
      i18n={i18n}
      language={language}
      preview={received}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={number} text={received} />
      </Text>
      <ol style={{ ...mailStyle.text, paddingInlineStart: 22 }}>
        {order.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {typed ? null : <Unproven i18n={i18n} />}
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`See your order`)}
      </Button>
      <Part title={i18n._(msg`Your goods`)}>
        <LinesTable lines={order.lines} />
        <TotalsTable i18n={i18n} order={order} />
        <VatTable i18n={i18n} vat={order.totals.vat} />
      </Part>
      <Part title={order.shippingName}>
        <Text style={mailStyle.text}>{order.whenText}</Text>
        {typed ? <Receiver {...typed} /> : null}
      </Part>
      <Part title={order.paymentText}>
        {typed?.company ? <Invoiced company={typed.company} i18n={i18n} /> : null}
        <Text style={mailStyle.small}>
          {i18n._(isOnline(order.paymentMethod) ? setAside : notReceipt)}
        </Text>
      </Part>
      {typed?.note ? (
        <Part title={i18n._(msg`Your note`)}>
          <Text dir="auto" style={{ ...mailStyle.text, whiteSpace: 'pre-line' }}>
            {typed.note}
          </Text>
        </Part>
      ) : null}
      <Withdrawal company={company} i18n={i18n} number={number} order={order} />
      {terms ? (
        <Part title={i18n._(msg`Terms of sale`)}>
          {termsBlocks(terms).map(({ kind, text }, index) => (
            <Text key={index} style={mailStyle.small}>
              {kind === 'heading' ? <b>{text}</b> : text}
            </Text>
          ))}
        </Part>
      ) : null}
    </MailFrame>
  )
}

/** What is left out, and why. */
function Unproven({ i18n }: Pick<OrderMail, 'i18n'>) {
  return (
    <Text style={mailStyle.text}>
      {i18n._(
        msg`Anyone can type an e-mail address, so this message leaves out what was typed: name, address and note. All of it stands on the order’s page. Did you not order? Then tell us.`,
      )}
    </Text>
  )
}

function Receiver({ name, address }: TypedOrder) {
  return (
    <Text style={mailStyle.text}>
      <bdi>{name}</bdi>
      {address ? (
        <>
          <br />
          <bdi>{address.street}</bdi>
          <br />
          <bdi>
            {address.postcode} {address.city}
          </bdi>
        </>
      ) : null}
    </Text>
  )
}

function Invoiced({
  company,
  i18n,
}: Pick<OrderMail, 'i18n'> & { company: NonNullable<TypedOrder['company']> }) {
  const { name, orgNo, invoiceAddress, poNumber } = company
  return (
    <Text style={mailStyle.text}>
      <bdi>{name}</bdi> · <bdi>{orgNoText(i18n, orgNo)}</bdi>
      <br />
      <bdi>{invoiceAddress}</bdi>
      {poNumber ? (
        <>
          <br />
          <bdi>{poNumber}</bdi>
        </>
      ) : null}
    </Text>
  )
}
