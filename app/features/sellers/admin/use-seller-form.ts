import { useLingui } from '@lingui/react/macro'
import type { AdminSeller } from '#domain/admin-sellers.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { SellerProps } from './seller-props.ts'

interface SellerPart<Values> extends SellerProps {
  /** What is saved, as it stands in the fields. */
  saved: Values
  /** Where it is saved, under the seller: `/hours`. */
  part: string
  bodyOf: (values: Values) => object
}

/** A form over a part of a seller, and what its frame needs. */
export function useSellerForm<Values extends Record<string, string | boolean>>({
  seller: { id, rev, can },
  saved,
  part,
  bodyOf,
  onChanged,
}: SellerPart<Values>) {
  const { t } = useLingui()
  const form = useForm(saved, onChanged, rev)
  const onSave = async () => {
    const body = { ...bodyOf(form.values), rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminSeller>(`/admin/sellers/${id}${part}`, {
        method: 'PUT',
        body,
        idempotencyKey,
      }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  const isDirty = form.changed.length > 0
  return {
    form,
    frame: { canEdit: can.edit, isDirty, onCancel: form.reset, onSave, saving: form },
  }
}
