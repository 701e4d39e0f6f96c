import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { longestRefundReason } from '#domain/refunds.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Price } from '#app/ui/price.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { RefundForm } from './refund-form.tsx'
import type { RefundProps } from './refund-props.ts'

/** What was paid of an order and what went back, and what can be written down of it by who may. */
export function OrderRefunds({ order, onChanged }: RefundProps) {
  const { paidOre, owedOre, refunds, isReduction, canRefund, canCorrect } = order.money
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {paidOre > 0 && (
        <p className="flex flex-wrap gap-x-3">
          <span>
            <Trans>
              Paid: <Price ore={paidOre} />
            </Trans>
          </span>
        </p>
      )}
      {owedOre > 0 && (
        <p className="ws-note">
          <Trans>
            <Price ore={owedOre} /> of it is for goods that the buyer will not get.
          </Trans>
        </p>
      )}
      {refunds.map((refund) => (
        <div className="ws-note" key={refund.id}>
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>
              {refund.isReduction ? (
                <Trans>
                  Taken off the invoice: <Price ore={refund.amountOre} />
                </Trans>
              ) : (
                <Trans>
                  Paid back: <Price ore={refund.amountOre} />
                </Trans>
              )}
            </span>
            <bdi className="num">{refund.number}</bdi>
          </p>
          <q className="block" dir="auto">
            {refund.reason}
          </q>
          <small className="ws-quiet flex flex-wrap gap-x-3">
            {!refund.isReduction && <span>{refund.wayText}</span>}
            <Moment at={refund.at} />
          </small>
        </div>
      ))}
      {isOpen && canRefund && (
        <RefundForm onChanged={onChanged} onClose={() => setIsOpen(false)} order={order} />
      )}
      <div className="flex flex-wrap gap-2 py-2">
        {canRefund && !isOpen && (
          <Button onClick={() => setIsOpen(true)} size="s" variant="outline">
            {isReduction ? <Trans>Reduce the invoice</Trans> : <Trans>Pay money back</Trans>}
          </Button>
        )}
        {canCorrect && <CorrectPayment onChanged={onChanged} order={order} />}
      </div>
    </>
  )
}

function CorrectPayment({ order, onChanged }: RefundProps) {
  const { t } = useLingui()
  const { id, rev, number } = order
  const [isAsked, setIsAsked] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <>
      <Button onClick={() => setIsAsked(true)} size="s" variant="plain">
        <Trans>It is not paid after all</Trans>
      </Button>
      <ConfirmAction
        description={
          <Trans>The order waits for its money again. The reason stays in its history.</Trans>
        }
        isOpen={isAsked}
        label={<Trans>It is not paid</Trans>}
        onClose={() => setIsAsked(false)}
        onDone={() => void onChanged()}
        run={async (idempotencyKey) => {
          const call = {
            method: 'POST',
            body: { rev, reason: reason.trim() },
            idempotencyKey,
          } as const
          const answer = await callTwice(`/admin/orders/${id}/payment/correction`, call)
          if (!answer.ok && isOutdated(answer)) await onChanged()
          return answer
        }}
        title={<Trans>Was the payment of {number} a mistake?</Trans>}
      >
        <TextArea
          dir="auto"
          label={t`Reason`}
          maxLength={longestRefundReason}
          onChange={({ target }) => setReason(target.value)}
          rows={2}
          value={reason}
        />
      </ConfirmAction>
    </>
  )
}
