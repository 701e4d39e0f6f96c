import { useLingui } from '@lingui/react/macro'
import type { AdminRestaurants } from '#domain/admin-restaurants.schema.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { notifyStaff } from '#app/ui/notify.ts'
import { type Form, useForm } from '#app/ui/use-form.ts'
import type { RestaurantProps } from './restaurant-props.ts'

interface PartWanted<Values> extends Pick<RestaurantProps, 'restaurant' | 'onChanged'> {
  method: 'PUT' | 'PATCH'
  /** Where the part is saved, behind the restaurant: `/hours`. */
  part: string
  saved: Values
  /** What is sent of what is typed. */
  bodyOf: (form: Form<Values>) => object
}

/** The form of one part of a restaurant; `frame` is what `RecordForm` needs of it. */
export function useRestaurantForm<Values extends Record<string, string | boolean>>(
  wanted: PartWanted<Values>,
) {
  const { restaurant, method, part, saved, bodyOf, onChanged } = wanted
  const { t } = useLingui()
  const form = useForm(saved, onChanged, restaurant.rev)
  const save = async () => {
    const body = { ...bodyOf(form), rev: form.rowRev }
    const done = await form.send((idempotencyKey) =>
      callTwice<AdminRestaurants>(`/admin/restaurants/${restaurant.id}${part}`, {
        ...{ method, body, idempotencyKey },
      }),
    )
    if (done) notifyStaff.success(t`Saved`)
  }
  return {
    form,
    frame: { isDirty: form.changed.length > 0, onCancel: form.reset, onSave: save, saving: form },
  }
}
