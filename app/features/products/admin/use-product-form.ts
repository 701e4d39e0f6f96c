import { useLingui } from '@lingui/react/macro'
import type { AdminProduct } from '#domain/admin-products.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { useForm } from '#app/ui/use-form.ts'
import type { ProductProps } from './product-props.ts'

interface PartWanted<Values> extends Pick<ProductProps, 'product' | 'onChanged'> {
  /** Where the part is saved, behind the product: `/price`. */
  part: string
  saved: Values
  /** What is sent of what is typed. */
  bodyOf: (values: Values) => object
}

/** The form of one part of a product; `frame` is what `RecordForm` needs of it. */
export function useProductForm<Values extends Record<string, string | boolean>>(
  wanted: PartWanted<Values>,
) {
  const { product, part, saved, bodyOf, onChanged } = wanted
  const { t } = useLingui()
  const form = useForm(saved, onChanged, product.rev)
  const save = async () => {
    const body = { ...bodyOf(form.values), rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminProduct>(`/admin/products/${product.id}${part}`, {
        ...{ method: 'PUT', body, idempotencyKey },
      }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  return {
    form,
    frame: { isDirty: form.changed.length > 0, onCancel: form.reset, onSave: save, saving: form },
  }
}
