import { Trans, useLingui } from '@lingui/react/macro'
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
        <span>{i18n._(operationStateWords[state])}</span>
        <small className="ws-quiet">
          <Moment at={at} />
        </small>
      </p>
      {state === 'failed' && fault !== '' && (
        <q className="block" dir="auto">
          {fault}
        </q>
      )}
      {state === 'failed' && canRetry && (
        <Retry onChanged={onChanged} operationId={operation.id} orderId={orderId} />
      )}
    </li>
  )
}

function Retry({
  orderId,
  operationId,
  onChanged,
}: Pick<OperationProps, 'orderId' | 'onChanged'> & { operationId: string }) {
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
        <Trans>Try again</Trans>
      </FocusHandoffButton>
    </div>
  )
}
