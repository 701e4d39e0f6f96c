import { Trans, useLingui } from '@lingui/react/macro'
import { paymentProviderNames } from '#domain/payments.ts'
import { Sums } from '#app/ui/sums.tsx'
import type { OnlinePaymentProps } from './online-payment-props.ts'
import { PaymentOperations } from './payment-operations.tsx'
import { paymentStateWords } from './payment-words.ts'

/** The payment of an order with its provider: what is set aside, what was drawn of it, and what did not go as it should. */
export function OnlinePayment(props: OnlinePaymentProps) {
  const { t, i18n } = useLingui()
  const { provider, mode, reference, state, ...sums } = props.payment
  // Once all of it is drawn or let go, the sums say more than the state does.
  const isStateShown =
    state !== 'authorized' || sums.capturedOre + sums.cancelledOre < sums.authorizedOre
  const rows = [
    { key: 'authorized', label: t`Set aside`, ore: sums.authorizedOre },
    { key: 'captured', label: t`Drawn`, ore: sums.capturedOre },
    { key: 'cancelled', label: t`Let go`, ore: sums.cancelledOre },
    { key: 'refunded', label: t`Paid back`, ore: sums.refundedOre },
  ]
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap gap-x-3">
        <bdi>{paymentProviderNames[provider]}</bdi>
        {isStateShown && <span>{i18n._(paymentStateWords[state])}</span>}
        {mode === 'test' && (
          <b>
            <Trans>Test mode: no real money moves.</Trans>
          </b>
        )}
      </p>
      <p className="ws-quiet flex flex-wrap gap-x-2">
        <span>
          <Trans>Reference</Trans>
        </span>
        <bdi className="num">{reference}</bdi>
      </p>
      {sums.authorizedOre > 0 && (
        <Sums rows={rows.filter(({ key, ore }) => key === 'authorized' || ore > 0)} />
      )}
      <PaymentOperations {...props} />
    </div>
  )
}
