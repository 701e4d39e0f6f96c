import { useLingui } from '@lingui/react/macro'
import { phoneText } from '#domain/phone.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { OwnForm } from './own-form.tsx'
import type { OwnProps } from './own-props.ts'
import { useOwnForm } from './use-own-form.ts'

/** Contact, phone, e-mail and website, as the seller's page shows them. */
export function ProfileForm({ seller, onChanged }: OwnProps) {
  const { t } = useLingui()
  const { contact, phone, email, website, rev } = seller
  const form = useOwnForm({
    ...{ rev, part: 'profile', onChanged },
    saved: { contact, phone: phoneText(phone), email, website },
    bodyOf: (values) => values,
  })
  return (
    <OwnForm form={form}>
      <TextField
        {...form.field('contact')}
        autoComplete="name"
        dir="auto"
        hint={t`For us alone. Customers do not see it.`}
        label={t`Contact person`}
      />
      <TextField
        {...form.field('phone')}
        autoComplete="tel"
        dir="ltr"
        label={t`Phone`}
        type="tel"
      />
      <TextField
        {...form.field('email')}
        autoComplete="email"
        dir="ltr"
        hint={t`You still sign in with the address of your account.`}
        label={t`E-mail`}
        type="email"
      />
      <TextField
        {...form.field('website')}
        autoComplete="url"
        dir="ltr"
        isOptional
        label={t`Website`}
        type="url"
      />
    </OwnForm>
  )
}
