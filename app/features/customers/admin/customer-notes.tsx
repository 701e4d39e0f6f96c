import { Trans, useLingui } from '@lingui/react/macro'
import { type AdminCustomer, longestCustomerNote } from '#domain/admin-customers.schema.ts'
import { RecordForm } from '#app/workspace/form/record-form.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface CustomerNotesProps {
  customer: AdminCustomer
  canWrite: boolean
  onChanged: () => Promise<void>
}

/** What those who work here tell each other about a customer. */
export function CustomerNotes({ customer, canWrite, onChanged }: CustomerNotesProps) {
  const { t } = useLingui()
  const form = useForm({ text: '' }, onChanged)
  const save = async () => {
    const done = await form.send((idempotencyKey) =>
      callTwice(`/admin/customers/${customer.id}/notes`, {
        method: 'POST',
        body: form.values,
        idempotencyKey,
      }),
    )
    if (!done) return
    form.change({ text: '' })
    notifyStaff.success(t`Saved`)
    await onChanged()
  }
  return (
    <>
      <h3>
        <Trans>Notes</Trans>
      </h3>
      {customer.notes.map(({ id, at, by, text }) => (
        <div className="ws-note" key={id}>
          <p className="whitespace-pre-line" dir="auto">
            {text}
          </p>
          <small className="ws-quiet flex flex-wrap gap-x-3">
            <bdi>{by}</bdi>
            <Moment at={at} />
          </small>
        </div>
      ))}
      {canWrite && (
        <RecordForm
          isDirty={form.values.text !== ''}
          onCancel={form.reset}
          onSave={save}
          saving={form}
        >
          <TextArea
            {...form.field('text')}
            dir="auto"
            hint={t`Not shown to the customer, but part of their data if they ask for it.`}
            label={t`New note`}
            maxLength={longestCustomerNote}
            readOnly={form.isBusy}
            rows={2}
          />
        </RecordForm>
      )}
    </>
  )
}
