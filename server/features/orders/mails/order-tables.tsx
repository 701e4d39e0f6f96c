import { msg } from '@lingui/core/macro'
import { Text } from 'react-email'
import { formatOre } from '#domain/money.ts'
import type { VatRow } from '#domain/orders.ts'
import type { OrderLineView } from '#domain/order-view.schema.ts'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import type { OrderMail } from './order-mail.ts'

/** What was bought, line by line; a star marks goods without a right of withdrawal. */
export function LinesTable({ lines }: { lines: readonly OrderLineView[] }) {
  return (
    <table role="presentation" style={mailStyle.table}>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <td style={mailStyle.cell}>
              <b>
                <bdi>{line.title}</bdi>
                {line.isWithdrawable ? '' : ' *'}
              </b>
              <Text style={mailStyle.small}>
                {line.quantity} × <Money ore={line.unitOre} /> · {line.packageSize}
                {line.options
                  .filter(({ value }) => value !== line.packageSize)
                  .map(({ label, value }) => (
                    <span key={label}>
                      {' · '}
                      {label}: <bdi>{value}</bdi>
                    </span>
                  ))}
              </Text>
              {line.allergenText ? <Text style={mailStyle.small}>{line.allergenText}</Text> : null}
            </td>
            <td style={mailStyle.sum}>
              <Money ore={line.lineOre} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Goods by their number and name alone. */
export function GoodsTable({ goods }: { goods: readonly { title: string; quantity: number }[] }) {
  return (
    <table role="presentation" style={mailStyle.table}>
      <tbody>
        {goods.map(({ title, quantity }, index) => (
          <tr key={index}>
            <td style={mailStyle.cell}>
              {quantity} × <bdi>{title}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Goods, freight and what is to be paid. */
export function TotalsTable({ order, i18n }: Pick<OrderMail, 'order' | 'i18n'>) {
  const { totals } = order
  return (
    <table role="presentation" style={mailStyle.table}>
      <tbody>
        <SumRow label={i18n._(msg`Goods`)} ore={totals.itemsOre} />
        <SumRow
          label={order.shippingName}
          ore={totals.shippingOre}
          words={totals.shippingOre === 0 ? i18n._(msg`Free`) : undefined}
        />
        <tr>
          <td style={mailStyle.total}>{i18n._(msg`To pay`)}</td>
          <td style={mailStyle.totalSum}>
            <Money ore={totals.totalOre} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** VAT per rate: what it is of, and how much. */
export function VatTable({ vat, i18n }: Pick<OrderMail, 'i18n'> & { vat: readonly VatRow[] }) {
  return (
    <table style={mailStyle.table}>
      <thead>
        <tr>
          <HeadCell>{i18n._(msg`VAT rate`)}</HeadCell>
          <HeadCell>{i18n._(msg`Without VAT`)}</HeadCell>
          <HeadCell>{i18n._(msg`VAT`)}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {vat.map(({ rateBp, netOre, vatOre }) => (
          <tr key={rateBp}>
            <td style={mailStyle.small}>
              <bdi>{rateBp / 100} %</bdi>
            </td>
            <td style={mailStyle.small}>
              <Money ore={netOre} />
            </td>
            <td style={mailStyle.small}>
              <Money ore={vatOre} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `words` are said in place of the sum. */
function SumRow({ label, ore, words }: { label: string; ore: number; words?: string | undefined }) {
  return (
    <tr>
      <td style={mailStyle.cell}>{label}</td>
      <td style={mailStyle.sum}>{words ?? <Money ore={ore} />}</td>
    </tr>
  )
}

function HeadCell({ children }: { children: string }) {
  return (
    <th scope="col" style={{ ...mailStyle.small, textAlign: 'start' }}>
      {children}
    </th>
  )
}

function Money({ ore }: { ore: number }) {
  return <bdi>{formatOre(ore)}</bdi>
}
