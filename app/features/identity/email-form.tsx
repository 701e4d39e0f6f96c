import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useForm } from '#app/ui/use-form.ts'

/** Asks for another address; it counts once the link that is mailed there was opened. */
export function EmailForm({ email: now }: { email: string }) {
  const { t } = useLingui()
  const form = useForm({ email: '', password: '' })
  const [askedFor, setAskedFor] = useState('')
  const email = <bdi className="font-semibold">{askedFor || now}</bdi>
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAskedFor('')
    const asked = await form.send((idempotencyKey) =>
      callApi<object>('/account/email', { idempotencyKey, method: 'POST', body: form.values }),
    )
    if (!asked) return
    setAskedFor(form.values.email)
    form.change({ email: '', password: '' })
  }
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p>
        <bdi>{now}</bdi>
      </p>
      <TextField
        {...form.field('email')}
        autoComplete="email"
        dir="ltr"
        inputMode="email"
        label={t`New e-mail`}
        type="email"
      />
      <TextField
        {...form.field('password')}
        autoComplete="current-password"
        label={t`Password`}
        type="password"
      />
      <FormError text={form.message} />
      <p className="account-said" role="status">
        {askedFor && (
          <Trans>We sent a link to {email}. Open it within an hour in this browser.</Trans>
        )}
      </p>
      <Button className="justify-self-start needs-script" isBusy={form.isBusy} type="submit">
        <Trans>Change the e-mail</Trans>
      </Button>
    </form>
  )
}
