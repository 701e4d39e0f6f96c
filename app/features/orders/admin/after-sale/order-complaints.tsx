import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '#domain/admin-orders.schema.ts'
import { longestComplaint } from '#domain/after-sale.ts'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { ComplaintPictures } from '#app/features/orders/complaint-pictures.tsx'
import { FocusHandoffButton } from '#app/ui/focus-handoff-button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface OrderComplaintsProps {
  order: AdminOrder
  onChanged: () => Promise<void>
}
type Complaint = AdminOrder['afterSale']['complaints'][number]

const tones = { open: 'warn', accepted: 'good', refused: 'none' } as const

/** What the buyer complained about, in their own words and pictures, and what was answered. */
export function OrderComplaints({ order, onChanged }: OrderComplaintsProps) {
  return order.afterSale.complaints.map((complaint) => {
    const { id, text, status, statusText, answer, createdAt, pictures, canAnswer } = complaint
    return (
      <section className="ws-note" key={id}>
        <h3>
          <Trans>Complaint</Trans>
        </h3>
        <p className="flex flex-wrap gap-x-3">
          <span className="ws-state" data-tone={tones[status]}>
            {statusText}
          </span>
          <Moment at={createdAt} />
        </p>
        <q className="block whitespace-pre-line" dir="auto">
          {text}
        </q>
        <ComplaintPictures
          addressOf={(picture) =>
            `/api/admin/orders/${order.id}/complaints/${id}/pictures/${picture}`
          }
          pictures={pictures}
        />
        {answer && (
          <p className="whitespace-pre-line" dir="auto">
            {answer}
          </p>
        )}
        {canAnswer && <Answer complaint={complaint} onChanged={onChanged} orderId={order.id} />}
      </section>
    )
  })
}

function Answer({
  orderId,
  complaint: { id, rev },
  onChanged,
}: {
  orderId: string
  complaint: Complaint
  onChanged: () => Promise<void>
}) {
  const { t } = useLingui()
  const form = useForm({ answer: '' }, onChanged)
  const answer = async (status: 'accepted' | 'refused') => {
    const body = { ...form.values, rev, status }
    const done = await form.send((idempotencyKey) =>
      callTwice(`/admin/orders/${orderId}/complaints/${id}`, {
        method: 'POST',
        body,
        idempotencyKey,
      }),
    )
    if (done) notifyStaff.success(t`Answered`)
  }
  return (
    <div className="ws-form">
      <UnsavedGuard isDirty={form.values.answer !== ''} isSaving={form.isBusy} />
      <FormError text={form.message} />
      <TextArea
        {...form.field('answer')}
        dir="auto"
        hint={t`The buyer reads it.`}
        label={t`Answer`}
        maxLength={longestComplaint}
        readOnly={form.isBusy}
        rows={3}
      />
      <div className="ws-form-foot">
        <FocusHandoffButton
          isBusy={form.isBusy}
          onClick={({ detail }) => detail < 2 && void answer('accepted')}
          size="s"
          variant="outline"
        >
          <Trans>Accept</Trans>
        </FocusHandoffButton>
        <FocusHandoffButton
          isBusy={form.isBusy}
          onClick={({ detail }) => detail < 2 && void answer('refused')}
          size="s"
          variant="outline"
        >
          <Trans>Refuse</Trans>
        </FocusHandoffButton>
      </div>
    </div>
  )
}
