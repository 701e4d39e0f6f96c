import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { Button } from '#app/ui/button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { Price } from '#app/ui/price.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { OnlinePayment } from './payment/online-payment.tsx'

interface OrderMoneyProps {
  order: AdminOrder
  /** Who may pay money back. */
  canPayBack: boolean
  onChanged: () => Promise<void>
}

/** How an order stands with its money, and what can be written down of it now. */
export function OrderMoney({ order, canPayBack, onChanged }: OrderMoneyProps) {
  const { payment, paymentText, receiptNo, canRegisterTill, canMarkPaid } = order
  return (
    <>
      <h3>
        <Trans>Payment</Trans>
      </h3>
      <p className="flex flex-wrap gap-x-3">
        <span>{paymentText}</span>
        {receiptNo && (
          <span>
            <Trans>
              receipt <bdi className="num">{receiptNo}</bdi>
            </Trans>
          </span>
        )}
      </p>
      {payment && (
        <OnlinePayment
          canRetry={canPayBack}
          onChanged={onChanged}
          orderId={order.id}
          payment={payment}
        />
      )}
      {canRegisterTill && <TillForm onChanged={onChanged} order={order} />}
      {canMarkPaid && <PaidButton onChanged={onChanged} order={order} />}
    </>
  )
}

type FormProps = Omit<OrderMoneyProps, 'canPayBack'>

function TillForm({ order: { id, rev }, onChanged }: FormProps) {
  const { t } = useLingui()
  const form = useForm({ receiptNo: '' }, onChanged)
  const save = async () => {
    const body = { ...form.values, rev }
    const done = await form.send((idempotencyKey) =>
      callTwice(`/admin/orders/${id}/till`, { method: 'POST', body, idempotencyKey }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  return (
    <RecordForm
      isDirty={form.values.receiptNo !== ''}
      onCancel={form.reset}
      onSave={save}
      saving={form}
    >
      <TextField
        {...form.field('receiptNo')}
        autoComplete="off"
        dir="ltr"
        hint={t`The number on the till’s receipt. The order counts as paid from then on.`}
        label={t`Receipt number`}
        maxLength={40}
      />
    </RecordForm>
  )
}

function PaidButton({ order, onChanged }: FormProps) {
  const { id, rev, number, totals, money } = order
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="ws-form-foot">
      <Button onClick={() => setIsAsked(true)} size="s" variant="outline">
        <Trans>The invoice is paid</Trans>
      </Button>
      <ConfirmAction
        description={
          <Trans>
            The invoice of <Price ore={money.dueOre || totals.totalOre} /> counts as paid from then
            on.
          </Trans>
        }
        isOpen={isAsked}
        label={<Trans>The invoice is paid</Trans>}
        onClose={() => setIsAsked(false)}
        onDone={() => void onChanged()}
        run={async (idempotencyKey) => {
          const call = { method: 'POST', body: { rev }, idempotencyKey } as const
          const answer = await callTwice(`/admin/orders/${id}/payment`, call)
          if (!answer.ok && isOutdated(answer)) await onChanged()
          return answer
        }}
        title={<Trans>Is {number} paid?</Trans>}
      />
    </div>
  )
}
