import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useForm } from '#app/ui/use-form.ts'

const nothing = { current: '', next: '' }

/** Changes the password; everyone else who is signed in with the old one is signed out. */
export function PasswordForm({
  email,
  onChanged,
}: {
  email: string
  onChanged: () => Promise<void>
}) {
  const { t } = useLingui()
  const form = useForm(nothing)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const changed = await form.send((idempotencyKey) =>
      callApi<object>('/account/password', { idempotencyKey, method: 'POST', body: form.values }),
    )
    if (!changed) return
    form.change(nothing)
    notify.success(t`Your password is changed. All other devices are signed out.`)
    await onChanged()
  }
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {/* So that a password keeper knows whose it is. */}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={email} />
      <TextField
        {...form.field('current')}
        autoComplete="current-password"
        label={t`Current password`}
        type="password"
      />
      <TextField
        {...form.field('next')}
        autoComplete="new-password"
        hint={t`At least 10 characters.`}
        label={t`New password`}
        type="password"
      />
      <FormError text={form.message} />
      <Button className="justify-self-start needs-script" isBusy={form.isBusy} type="submit">
        <Trans>Change the password</Trans>
      </Button>
    </form>
  )
}
