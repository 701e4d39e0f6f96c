import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { MailFrame, orgNoText } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { OrderMail } from './order-mail.ts'
import { LinesTable, TotalsTable, VatTable } from './order-tables.tsx'
import { Part } from '#server/features/outbox/mails/part.tsx'
import { termsBlocks } from './terms-blocks.ts'
import { NumberedSentence } from './unbroken.tsx'
import { Withdrawal } from './withdrawal.tsx'

/** M1: the order was received. The durable copy of what was agreed: goods, sums, VAT, delivery, withdrawal and terms. */
export function OrderReceived({ number, order, company, language, url, terms, i18n }: OrderMail) {
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
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`See your order`)}
      </Button>
      <Part title={i18n._(msg`Your goods`)}>
        <LinesTable lines={order.lines} />
        <TotalsTable i18n={i18n} order={order} />
        <VatTable i18n={i18n} order={order} />
      </Part>
      <Part title={order.shippingName}>
        <Text style={mailStyle.text}>{order.whenText}</Text>
        <Text style={mailStyle.text}>
          <bdi>{order.name}</bdi>
          {order.address ? (
            <>
              <br />
              <bdi>{order.address.street}</bdi>
              <br />
              <bdi>
                {order.address.postcode} {order.address.city}
              </bdi>
            </>
          ) : null}
        </Text>
      </Part>
      <Part title={order.paymentText}>
        {order.company ? (
          <Text style={mailStyle.text}>
            <bdi>{order.company.name}</bdi> · <bdi>{orgNoText(i18n, order.company.orgNo)}</bdi>
            <br />
            <bdi>{order.company.invoiceAddress}</bdi>
            {order.company.poNumber ? (
              <>
                <br />
                <bdi>{order.company.poNumber}</bdi>
              </>
            ) : null}
          </Text>
        ) : null}
        <Text style={mailStyle.small}>
          {i18n._(msg`This is a confirmation, not a receipt. You get the receipt when you pay.`)}
        </Text>
      </Part>
      {order.note ? (
        <Part title={i18n._(msg`Your note`)}>
          <Text dir="auto" style={{ ...mailStyle.text, whiteSpace: 'pre-line' }}>
            {order.note}
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
