import { Trans, useLingui } from '@lingui/react/macro'
import { holdLapsed } from '#domain/payments.ts'
import type { RefusedOperation } from '#domain/payments.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { operationWords } from '#app/features/orders/admin/payment/payment-words.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { useSave } from '#app/ui/use-save.ts'

interface RefusedOperationsProps {
  operations: readonly RefusedOperation[]
  canRetry: boolean
  onChanged: () => Promise<void>
}

/** What providers have refused to do for orders of either kind; nothing where they have not. */
export function RefusedOperations({ operations, ...rest }: RefusedOperationsProps) {
  if (operations.length === 0) return null
  return (
    <section className="mt-8 grid gap-3">
      <h2 className="font-[family-name:var(--font-text)] text-[1.02rem] font-bold">
        <Trans>What a provider has refused</Trans>
      </h2>
      <ul className="border-t border-border">
        {operations.map((operation) => (
          <Refused key={operation.id} operation={operation} {...rest} />
        ))}
      </ul>
    </section>
  )
}

interface RefusedProps extends Omit<RefusedOperationsProps, 'operations'> {
  operation: RefusedOperation
}

function Refused({ operation, canRetry, onChanged }: RefusedProps) {
  const { i18n } = useLingui()
  const { id, kind, orderId, number, amountOre, fault, at } = operation
  const isGone = fault === holdLapsed
  return (
    <li className="grid justify-items-start gap-1 border-b border-border py-4">
      <p className="flex flex-wrap gap-x-3">
        {kind === 'order' ? (
          <PageLink className="underline underline-offset-2" to={`/admin/orders?open=${orderId}`}>
            <bdi>{number}</bdi>
          </PageLink>
        ) : (
          <bdi>{number}</bdi>
        )}
        <span>{i18n._(operationWords[operation.operation])}</span>
        <Price ore={amountOre} />
        <small className="ws-quiet">
          <Moment at={at} />
        </small>
      </p>
      {isGone ? (
        <p>
          {kind === 'order' ? (
            <Trans>The provider no longer holds this money. Nothing of the order may leave.</Trans>
          ) : (
            <Trans>The provider no longer holds this money.</Trans>
          )}
        </p>
      ) : (
        <q className="wrap-anywhere" dir="auto">
          {fault}
        </q>
      )}
      {canRetry && <Retry id={id} isGone={isGone} onChanged={onChanged} />}
    </li>
  )
}

function Retry({
  id,
  isGone,
  onChanged,
}: Pick<RefusedProps, 'onChanged'> & { id: string; isGone: boolean }) {
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const retry = async () => {
    const path = `/admin/settings/payment-providers/refused/${id}/retry`
    const answer = await send((idempotencyKey) =>
      callTwice(path, { method: 'POST', body: {}, idempotencyKey }),
    )
    if (answer?.ok) await onChanged()
  }
  return (
    <>
      <FormError text={message} />
      <FocusHandoffButton isBusy={isBusy} onClick={() => void retry()} size="s" variant="outline">
        {isGone ? <Trans>I have seen it</Trans> : <Trans>Try again</Trans>}
      </FocusHandoffButton>
    </>
  )
}
