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

/** M11: the invoice is there: how much, until when and to which account, and the way to it. */
export function InvoiceIssued({ number, invoice, company, language, url, i18n }: OrderMail) {
  if (!invoice) throw new Error('a mail tells of an invoice that was not issued')
  const said = i18n._({
    ...msg({ message: 'Here is the invoice for order {number}.' }),
    values: { number },
  })
  return (
    <MailFrame
      company={company}
      heading={i18n._(msg`Your invoice`)}
      i18n={i18n}
      language={language}
      preview={said}
    >
      <Text style={mailStyle.text}>
        <NumberedSentence number={number} text={said} />
      </Text>
      {invoice.facts.map(({ label, value }) => (
        <Text key={label} style={mailStyle.text}>
          {label}{' '}
          <strong>
            <bdi>
              <Unbroken>{value}</Unbroken>
            </bdi>
          </strong>
        </Text>
      ))}
      <Part title={i18n._(msg`Sum`)}>
        <Text style={mailStyle.text}>{isolated(formatOre(invoice.totalOre))}</Text>
        <VatTable i18n={i18n} vat={invoice.vat} />
      </Part>
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`Get the invoice`)}
      </Button>
      <Text style={mailStyle.small}>
        {i18n._(msg`It lies on your order’s page, as a PDF and as a file for your accounts.`)}
      </Text>
    </MailFrame>
  )
}
