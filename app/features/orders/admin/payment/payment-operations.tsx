import { Trans, useLingui } from '@lingui/react/macro'
import { holdLapsed } from '#domain/payments.ts'
import type { AdminPayment } from '#domain/payments.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'
import { useSave } from '#app/ui/use-save.ts'
import type { OnlinePaymentProps } from './online-payment-props.ts'
import { operationStateWords, operationWords } from './payment-words.ts'

/** What was asked of the provider, with what it answered. */
export function PaymentOperations(props: OnlinePaymentProps) {
  const { operations } = props.payment
  if (operations.length === 0) return null
  return (
    <ul>
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} {...props} />
      ))}
    </ul>
  )
}

interface OperationProps extends OnlinePaymentProps {
  operation: AdminPayment['operations'][number]
}

function Operation({ operation, orderId, canRetry, onChanged }: OperationProps) {
  const { i18n } = useLingui()
  const { kind, amountOre, state, fault, at } = operation
  return (
    <li className={state === 'failed' ? 'ws-note' : undefined} data-operation={state}>
      <p className="flex flex-wrap gap-x-3">
        <span>{i18n._(operationWords[kind])}</span>
        <Price ore={amountOre} />
        {fault !== holdLapsed && <span>{i18n._(operationStateWords[state])}</span>}
        <small className="ws-quiet">
          <Moment at={at} />
        </small>
      </p>
      {state === 'failed' && fault !== '' && <OperationFault fault={fault} />}
      {state === 'failed' && canRetry && (
        <Retry
          isGone={fault === holdLapsed}
          onChanged={onChanged}
          operationId={operation.id}
          orderId={orderId}
        />
      )}
    </li>
  )
}

function OperationFault({ fault }: { fault: string }) {
  if (fault !== holdLapsed)
    return (
      <q className="block" dir="auto">
        {fault}
      </q>
    )
  return (
    <p>
      <Trans>The provider no longer holds this money. Nothing of the order may leave.</Trans>
    </p>
  )
}

interface RetryProps extends Pick<OperationProps, 'orderId' | 'onChanged'> {
  operationId: string
  /** There is nothing to try again: it is noted that it was seen. */
  isGone: boolean
}

function Retry({ orderId, operationId, isGone, onChanged }: RetryProps) {
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const retry = async () => {
    const body = { operationId }
    const answer = await send((idempotencyKey) =>
      callTwice(`/admin/orders/${orderId}/payment/retry`, { method: 'POST', body, idempotencyKey }),
    )
    if (answer?.ok) await onChanged()
  }
  return (
    <div className="grid justify-items-start gap-2 py-2">
      <FormError text={message} />
      <FocusHandoffButton isBusy={isBusy} onClick={() => void retry()} size="s" variant="outline">
        {isGone ? <Trans>I have seen it</Trans> : <Trans>Try again</Trans>}
      </FocusHandoffButton>
    </div>
  )
}
