import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Text } from 'react-email'
import type { Company } from '#domain/shell.schema.ts'
import { mailStyle } from '#server/features/outbox/mails/mail-style.ts'
import { Part } from '#server/features/outbox/mails/part.tsx'
import type { OrderMail } from './order-mail.ts'
import { Unbroken } from '#server/features/outbox/mails/unbroken.tsx'

/** The right of withdrawal with its form, or why there is none. A business has none by law and reads nothing of it. */
export function Withdrawal({
  order,
  number,
  company,
  i18n,
}: Pick<OrderMail, 'order' | 'number' | 'company' | 'i18n'>) {
  if (order.buyerKind === 'business') return null
  const hasRight = order.lines.some(({ isWithdrawable }) => isWithdrawable)
  const hasException = order.lines.some(({ isWithdrawable }) => !isWithdrawable)
  return (
    <Part title={i18n._(msg`Right of withdrawal`)}>
      {hasException ? (
        <Text style={mailStyle.text}>
          {i18n._(
            msg`No right of withdrawal for fresh goods marked * or goods made to your order.`,
          )}
        </Text>
      ) : null}
      {hasRight ? (
        <>
          <Text style={mailStyle.text}>
            {i18n._(
              hasException
                ? msg`You can withdraw from the purchase of the other goods within 14 days of receiving them, without giving a reason. Tell us by e-mail or with this form:`
                : msg`You can withdraw from the purchase within 14 days of receiving the goods, without giving a reason. Tell us by e-mail or with this form:`,
            )}
          </Text>
          <WithdrawalForm company={company} i18n={i18n} number={number} />
        </>
      ) : null}
    </Part>
  )
}

/** The standard form of the regulation on the right of withdrawal, ready to be filled in and sent back. */
function WithdrawalForm({
  company,
  number,
  i18n,
}: {
  company: Company
  number: string
  i18n: I18n
}) {
  const blank = '………………………………'
  const rows = [
    [
      i18n._(msg`To`),
      [company.legalName, company.address, company.email].filter(Boolean).join(', '),
    ],
    [i18n._(msg`I withdraw from my purchase of these goods`), blank],
    [i18n._(msg`Order number`), <Unbroken key="number">{number}</Unbroken>],
    [i18n._(msg`Received on`), blank],
    [i18n._(msg`Name and address`), blank],
    [i18n._(msg`Date and signature (on paper)`), blank],
  ] as const
  return (
    <table role="presentation" style={mailStyle.table}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <td style={mailStyle.small}>{label}:</td>
            <td style={mailStyle.small}>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
