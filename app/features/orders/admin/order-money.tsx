import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { useSave } from '#app/ui/use-save.ts'

interface OrderMoneyProps {
  order: AdminOrder
  onChanged: () => Promise<void>
}

/** How an order stands with its money, and what can be written down of it now. */
export function OrderMoney({ order, onChanged }: OrderMoneyProps) {
  const { paymentText, receiptNo, canRegisterTill, canMarkPaid } = order
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
      {canRegisterTill && <TillForm onChanged={onChanged} order={order} />}
      {canMarkPaid && <PaidButton onChanged={onChanged} order={order} />}
    </>
  )
}

function TillForm({ order: { id, rev }, onChanged }: OrderMoneyProps) {
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

function PaidButton({ order: { id, rev }, onChanged }: OrderMoneyProps) {
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const body = { rev }
  const mark = () =>
    send(
      (idempotencyKey) =>
        callTwice(`/admin/orders/${id}/payment`, { method: 'POST', body, idempotencyKey }),
      { content: body },
    )
  return (
    <div className="ws-form-foot">
      <FocusHandoffButton isBusy={isBusy} onClick={() => void mark()} size="s" variant="outline">
        <Trans>The invoice is paid</Trans>
      </FocusHandoffButton>
      <div role="alert">{message && <p className="ws-note">{message}</p>}</div>
    </div>
  )
}
