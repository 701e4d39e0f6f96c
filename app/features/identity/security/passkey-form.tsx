import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { deviceOf } from '#domain/device.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { hasPasskeys, makePasskey } from '#app/platform/passkeys.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { FormWays } from './form-ways.tsx'
import { posted } from './posted.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface PasskeyFormProps {
  onAdded: () => void
  onCancel: () => void
}

interface Asked {
  ticket: string
  options: PublicKeyCredentialCreationOptionsJSON
}

/** Asks for the password, names a new passkey and lets the browser make it. A question that was closed leaves everything as it was. */
export function PasskeyForm({ onAdded, onCancel }: PasskeyFormProps) {
  const { t } = useLingui()
  const field = useFirstFocus<HTMLInputElement>()
  const form = useForm({ name: deviceOf(navigator.userAgent), password: '' })
  const [isAsking, setIsAsking] = useState(false)
  const [message, setMessage] = useState<string>()
  const words = {
    cancelled: t`No passkey was made. Try again when you are ready.`,
    known: t`This device already has a passkey for your account.`,
    failed: t`This device could not make a passkey. Try another browser or device.`,
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isAsking) return
    setMessage(undefined)
    if (!hasPasskeys()) return setMessage(words.failed)
    const asked = await form.send((idempotencyKey) =>
      posted<Asked>({
        path: 'passkeys/options',
        body: { password: form.values.password },
        idempotencyKey,
      }),
    )
    if (!asked) return
    setIsAsking(true)
    const made = await makePasskey(asked.options)
    setIsAsking(false)
    if (!made.ok) return setMessage(words[made.reason])
    const name = form.values.name.trim() || t`Passkey`
    const body = { ticket: asked.ticket, name, response: made.response }
    const added = await form.send((idempotencyKey) =>
      posted({ path: 'passkeys', body, idempotencyKey }),
    )
    if (added) onAdded()
  }
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.field('name')}
        ref={field}
        dir="auto"
        hint={t`So that you know it again, for example your phone.`}
        label={t`Name of the passkey`}
      />
      <TextField
        {...form.field('password')}
        autoComplete="current-password"
        label={t`Password`}
        type="password"
      />
      <FormError text={message ?? form.message} />
      <FormWays isBusy={form.isBusy || isAsking} onCancel={onCancel}>
        <Trans>Add the passkey</Trans>
      </FormWays>
    </form>
  )
}
