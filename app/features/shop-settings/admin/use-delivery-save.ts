import { useLingui } from '@lingui/react/macro'
import type { EditableDeliveries } from '#domain/deliveries.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import type { Form } from '#app/ui/use-form.ts'

/** Saves some terms of a way of delivery as its form saw them. */
export function useDeliverySave(id: string, form: Pick<Form<object>, 'send' | 'rowRev'>) {
  const { t } = useLingui()
  return async (terms: object) => {
    const body = { ...terms, rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice<EditableDeliveries>(`/admin/deliveries/${id}`, {
        method: 'PATCH',
        body,
        idempotencyKey,
      }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
}
