import { useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface TrackingFormProps {
  order: AdminOrder
  onChanged: () => Promise<void>
}

/** The number of a parcel that has left: where it was not known then, or was mistyped. */
export function TrackingForm({ order, onChanged }: TrackingFormProps) {
  const { t } = useLingui()
  const form = useForm({ tracking: order.tracking ?? '' }, onChanged, order.rev)
  const save = async () => {
    const body = { ...form.values, rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice(`/admin/orders/${order.id}/tracking`, { method: 'PUT', body, idempotencyKey }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  return (
    <RecordForm isDirty={form.changed.length > 0} onCancel={form.reset} onSave={save} saving={form}>
      <TextField
        {...form.field('tracking')}
        autoComplete="off"
        dir="ltr"
        hint={t`The buyer finds it on the page of the order.`}
        label={t`Parcel number`}
        maxLength={60}
      />
    </RecordForm>
  )
}
