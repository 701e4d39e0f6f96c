import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createElement } from 'react'
import { Button, render, Text, toPlainText } from 'react-email'
import { formatOre } from '#domain/money.ts'
import type { ServiceMode } from '#domain/orderable.ts'
import type { VatRow } from '#domain/orders.ts'
import type { Company } from '#domain/shell.schema.ts'
import { MailFrame } from '#server/features/outbox/mails/mail-frame.tsx'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { Part } from '#server/features/outbox/mails/part.tsx'

/** What a guest reads of their order: nothing of it is typed by them. */
export interface Receipt {
  /** The number that is called. */
  number: string
  restaurant: string
  phone: string
  mode: ServiceMode
  tableName: string | null
  when: string
  lines: readonly {
    title: string
    options: readonly { label: string; value: string }[]
    qty: number
    lineOre: number
  }[]
  totalOre: number
  vat: readonly VatRow[]
  company: Company
  language: { code: string; direction: 'ltr' | 'rtl' }
  url: string
  /** Paid online: drawn when the food is handed over. */
  isPaidOnline: boolean
  i18n: I18n
}

/** R0: the order was received. The durable copy of what was agreed: dishes, sums, VAT, time and how it is paid. */
export async function renderReceipt(
  receipt: Receipt,
): Promise<{ subject: string; html: string; text: string }> {
  const { i18n, number, restaurant } = receipt
  const html = await render(createElement(DishesReceived, receipt))
  const subject = msg({ message: 'Number {number} at {restaurant}: order received' })
  return {
    subject: i18n._({ ...subject, values: { number, restaurant } }),
    html,
    text: toPlainText(html),
  }
}

function DishesReceived(receipt: Receipt) {
  const { i18n, company, language, number, restaurant, url, when, isPaidOnline } = receipt
  const received = msg({
    message: '{restaurant} has received your order. Your number is {number}.',
  })
  const text = i18n._({ ...received, values: { restaurant, number } })
  return (
    <MailFrame
      company={company}
      heading={i18n._(msg`Thank you for your order`)}
      i18n={i18n}
      language={language}
      preview={text}
    >
      <Text style={mailStyle.text}>{text}</Text>
      <Text style={mailStyle.text}>
        {i18n._({ ...msg({ message: 'Ready about {when}.' }), values: { when } })}{' '}
        {howText(receipt)}
      </Text>
      <Button href={url} style={mailStyle.button}>
        {i18n._(msg`Follow your order`)}
      </Button>
      <Part title={i18n._(msg`Your dishes`)}>
        <Dishes {...receipt} />
      </Part>
      <Part title={i18n._(isPaidOnline ? msg`Paid online` : msg`Pay at the counter`)}>
        <Text style={mailStyle.small}>{paidText(receipt)}</Text>
        <Text style={mailStyle.small}>
          {i18n._(
            msg`Food that is made to order cannot be returned. You can cancel until the kitchen begins.`,
          )}
        </Text>
      </Part>
    </MailFrame>
  )
}

function paidText({ i18n, isPaidOnline }: Receipt): string {
  return isPaidOnline
    ? i18n._(
        msg`The amount is set aside, and is drawn when you get your food. This is a confirmation, not a receipt.`,
      )
    : i18n._(msg`This is a confirmation, not a receipt. You get the receipt when you pay.`)
}

function howText({ i18n, mode, tableName }: Receipt): string {
  if (mode === 'pickup') return i18n._(msg`You pick it up.`)
  return tableName === null
    ? i18n._(msg`You eat here.`)
    : i18n._({ ...msg({ message: 'It comes to table {table}.' }), values: { table: tableName } })
}

function Dishes({ lines, totalOre, vat, isPaidOnline, i18n }: Receipt) {
  return (
    <table role="presentation" style={mailStyle.table}>
      <tbody>
        {lines.map(({ title, options, qty, lineOre }, index) => (
          <tr key={index}>
            <td style={mailStyle.cell}>
              <b>
                {qty} × <bdi>{title}</bdi>
              </b>
              {options.map(({ label, value }) => (
                <Text key={label} style={mailStyle.small}>
                  {label}: <bdi>{value}</bdi>
                </Text>
              ))}
            </td>
            <Sum ore={lineOre} />
          </tr>
        ))}
        <tr>
          <td style={mailStyle.total}>{i18n._(isPaidOnline ? msg`Total` : msg`To pay`)}</td>
          <td style={mailStyle.totalSum}>
            <bdi>{formatOre(totalOre)}</bdi>
          </td>
        </tr>
        {vat.map(({ rateBp, vatOre }) => (
          <tr key={rateBp}>
            <td style={mailStyle.small}>
              {i18n._({
                ...msg({ message: 'Of which {percent} % VAT' }),
                values: { percent: rateBp / 100 },
              })}
            </td>
            <Sum ore={vatOre} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Sum({ ore }: { ore: number }) {
  return (
    <td style={mailStyle.sum}>
      <bdi>{formatOre(ore)}</bdi>
    </td>
  )
}
