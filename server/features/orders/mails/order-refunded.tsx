import { msg } from '@lingui/core/macro'
import { Button, Text } from 'react-email'
import { formatOre } from '#domain/money.ts'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { Part } from '#server/features/outbox/mails/part.tsx'
import { isolated } from '#server/i18n/isolated.ts'
import type { OrderMail } from './order-mail.ts'
import { VatTable } from './order-tables.tsx'
import { NumberedSentence, Unbroken } from '#server/features/outbox/mails/unbroken.tsx'

/** M10: money went back, or an unpaid invoice was reduced: how much, how, why, and the number of the credit note with the VAT in it. */
export function OrderRefunded(mail: OrderMail) {
  const { number, refund, hasCreditNote, order, company, language, url, i18n } = mail
  if (!refund) throw new Error('a mail tells of money that did not go back')
  const { isReduction } = refund
  const said = i18n._({
    ...(isReduction
      ? msg({ message: 'Your invoice for order {number} was reduced by {amount}.' })
      : msg({ message: 'We have paid back {amount} for order {number}.' })),
    values: { number, amount: isolated(formatOre(refund.amountOre)) },
  })
  return (
    <MailFrame
      company={company}
      heading={isReduction ? i18n._(msg`Your invoice was reduced`) : i18n._(msg`Money paid back`)}
      i18n={i18n}
      language={language}
      preview={said}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={number} text={said} />
      </Text>
      {isReduction && order.stillDueOre !== null ? (
        <Text style={mailStyle.text}>
          {i18n._(msg`Still to pay:`)}{' '}
          <strong>
            <bdi>{formatOre(order.stillDueOre)}</bdi>
          </strong>
        </Text>
      ) : null}
      <Part title={refund.wayText}>
        <Text dir="auto" style={mailStyle.text}>
          {refund.reason}
        </Text>
      </Part>
      <Part title={i18n._(msg`Credit note`)}>
        <Text style={mailStyle.text}>
          <bdi>
            <Unbroken>{refund.number}</Unbroken>
          </bdi>
        </Text>
        <VatTable i18n={i18n} vat={refund.vat} />
        {hasCreditNote ? (
          <Text style={mailStyle.small}>
            {i18n._(msg`It lies on your order’s page, as a PDF and as a file for your accounts.`)}
          </Text>
        ) : null}
      </Part>
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`See your order`)}
      </Button>
    </MailFrame>
  )
}
