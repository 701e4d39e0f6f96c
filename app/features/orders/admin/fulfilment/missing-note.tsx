import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FulfilmentLine } from '#domain/fulfilment.schema.ts'
import type { Settlement } from '#domain/short-items.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { SubstituteGoods } from '#app/features/orders/substitute-goods.tsx'
import type { FulfilmentLineProps } from './fulfilment-props.ts'

interface MissingNoteProps extends FulfilmentLineProps {
  missing: NonNullable<FulfilmentLine['missing']>
  canSettle: boolean
}

const settlementWords: Record<Settlement, MessageDescriptor> = {
  substitute: msg`Send the other goods`,
  drop: msg`Leave it out`,
  wait: msg`The buyer waits`,
  arrived: msg`It is here now`,
}

/** Goods that are missing: what their buyer was asked, and what can be answered for a buyer who calls. */
export function MissingNote({ order, missing, canSettle, onChanged }: MissingNoteProps) {
  const { i18n } = useLingui()
  const { send, isBusy, isSaving, message } = useSave({ onOutdated: onChanged })
  const { id, quantity, isWaiting, dueAt, substitute, settlements } = missing
  const settle = (settlement: Settlement) => {
    const body = { rev: order.rev, settlement }
    return send(
      (idempotencyKey) =>
        callTwice(`/admin/orders/${order.id}/missing/${id}`, {
          method: 'POST',
          body,
          idempotencyKey,
        }),
      { content: body },
    )
  }
  return (
    <div className="ws-note grid gap-2">
      <UnsavedGuard isDirty={false} isSaving={isSaving} />
      <p className="flex flex-wrap gap-x-3">
        <span className="ws-state" data-tone="warn">
          <Trans>{quantity} missing</Trans>
        </span>
        <span>
          {isWaiting ? (
            <Trans>The buyer waits for it</Trans>
          ) : dueAt === null ? (
            <Trans>The e-mail that asks the buyer has not left yet</Trans>
          ) : (
            <Trans>
              The buyer is asked. Without an answer it is left out on <Moment at={dueAt} />
            </Trans>
          )}
        </span>
      </p>
      {substitute && (
        <div>
          <p>
            <Trans>Instead:</Trans>
          </p>
          <SubstituteGoods substitute={substitute} />
        </div>
      )}
      <div role="alert">{message && <p>{message}</p>}</div>
      {canSettle && (
        <div className="flex flex-wrap gap-2">
          {settlements.map((settlement) => (
            <FocusHandoffButton
              isBusy={isBusy}
              key={settlement}
              onClick={({ detail }) => detail < 2 && void settle(settlement)}
              size="s"
              variant="outline"
            >
              {i18n._(settlementWords[settlement])}
            </FocusHandoffButton>
          ))}
        </div>
      )}
    </div>
  )
}
