import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef } from 'react'
import type { Address } from '#domain/address.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { notify } from '#app/ui/notify.ts'
import { phoneText } from '#domain/phone.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { useCityOf } from './use-city-of.ts'

interface AddressFormProps {
  /** The one to change; without it a new one is made. */
  address: Address | undefined
  onChanged: () => Promise<void>
  onClose: () => void
}

const nothing: Partial<Pick<Address, 'id' | 'rev'>> & Omit<Address, 'id' | 'rev'> = {
  label: '',
  name: '',
  phone: '',
  street: '',
  postcode: '',
  city: '',
  isDefault: false,
}

/** An address as it is typed. */
export function AddressForm({ address, onChanged, onClose }: AddressFormProps) {
  const { t } = useLingui()
  const { id, rev, ...known } = address ?? nothing
  const form = useForm({ ...known, phone: phoneText(known.phone) }, onChanged, rev)
  const fillIn = useCityOf(form)
  const postcode = form.field('postcode')
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...form.values, ...(id ? { rev: form.rowRev } : {}) }
    const saved = await form.send((idempotencyKey) =>
      id
        ? callApi<Address>(`/account/addresses/${id}`, { idempotencyKey, method: 'PATCH', body })
        : callApi<Address>('/account/addresses', {
            idempotencyKey,
            method: 'POST',
            body,
          }),
    )
    if (!saved) return
    notify.success(t`Address saved`)
    onClose()
  }
  return (
    <form
      className="account-form account-form-boxed"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      ref={box}
    >
      <TextField {...form.field('label')} dir="auto" isOptional label={t`What you call it`} />
      <div className="step-fields step-fields-pair">
        <TextField {...form.field('name')} autoComplete="name" dir="auto" label={t`Full name`} />
        <TextField
          {...form.field('phone')}
          autoComplete="tel"
          dir="ltr"
          label={t`Mobile`}
          type="tel"
        />
      </div>
      <TextField
        {...form.field('street')}
        autoComplete="street-address"
        dir="auto"
        label={t`Street and number`}
      />
      <div className="step-fields-post">
        <TextField
          {...postcode}
          autoComplete="postal-code"
          dir="ltr"
          inputMode="numeric"
          label={t`Postcode`}
          maxLength={10}
          onChange={(event) => {
            postcode.onChange(event)
            void fillIn(event.target.value)
          }}
        />
        <TextField
          {...form.field('city')}
          autoComplete="address-level2"
          dir="auto"
          label={t`City`}
        />
      </div>
      <Checkbox
        checked={form.values.isDefault}
        label={t`Fill it in for me at the checkout`}
        name="isDefault"
        onChange={(event) => form.change({ isDefault: event.target.checked })}
      />
      <FormError text={form.message} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={form.isBusy} type="submit">
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onClose} variant="outline">
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
