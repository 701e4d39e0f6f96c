import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Text } from 'react-email'
import { formatOre } from '#domain/money.ts'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { isolated } from '#server/i18n/isolated.ts'
import type { QuoteMail } from './quote-mail.ts'

/** The goods of an offer with their net prices, and its sums. */
export function OfferTable({
  offer,
  i18n,
}: {
  offer: NonNullable<QuoteMail['offer']>
  i18n: I18n
}) {
  return (
    <table role="presentation" style={mailStyle.table}>
      <tbody>
        {offer.lines.map((line, index) => (
          <tr key={index}>
            <td style={mailStyle.cell}>
              <b>
                <bdi>{line.title}</bdi>
              </b>
              <Text style={mailStyle.small}>
                {line.pieces} × <bdi dir="ltr">{formatOre(line.netOre)}</bdi>
                {line.packageSize ? (
                  <>
                    {' · '}
                    <bdi>{line.packageSize}</bdi>
                  </>
                ) : null}
              </Text>
            </td>
            <Sum ore={line.sumNetOre} />
          </tr>
        ))}
        <Row label={i18n._(msg`Freight without VAT`)} ore={offer.freightNetOre} />
        <Row label={i18n._(msg`Sum without VAT`)} ore={offer.netOre} />
        {offer.vat.map(({ rateBp, netOre, vatOre }) => (
          <Row
            key={rateBp}
            label={i18n._({
              ...msg({ message: '{rate} % VAT of {net}' }),
              values: { rate: rateBp / 100, net: isolated(formatOre(netOre)) },
            })}
            ore={vatOre}
          />
        ))}
        <tr>
          <td style={mailStyle.total}>{i18n._(msg`Sum with VAT`)}</td>
          <td style={mailStyle.totalSum}>
            <bdi dir="ltr">{formatOre(offer.totalOre)}</bdi>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Row({ label, ore }: { label: string; ore: number }) {
  return (
    <tr>
      <td style={mailStyle.cell}>{label}</td>
      <Sum ore={ore} />
    </tr>
  )
}

function Sum({ ore }: { ore: number }) {
  return (
    <td style={mailStyle.sum}>
      <bdi dir="ltr">{formatOre(ore)}</bdi>
    </td>
  )
}
