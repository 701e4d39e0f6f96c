import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Enrolment, RecoveryCodes } from '#domain/second-factor.schema.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { FormWays } from './form-ways.tsx'
import { posted } from './posted.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface TotpEnrolmentProps {
  onConfirmed: (codes: string[]) => void
  onCancel: () => void
}

/** Adds an authenticator app: the password, the secret as a picture and as text, and the app's first code. */
export function TotpEnrolment({ onConfirmed, onCancel }: TotpEnrolmentProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  return enrolment ? (
    <FirstCode enrolment={enrolment} {...{ onConfirmed, onCancel }} />
  ) : (
    <PasswordFirst onBegun={setEnrolment} onCancel={onCancel} />
  )
}

interface PasswordFirstProps {
  onBegun: (enrolment: Enrolment) => void
  onCancel: () => void
}

function PasswordFirst({ onBegun, onCancel }: PasswordFirstProps) {
  const { t } = useLingui()
  const field = useFirstFocus<HTMLInputElement>()
  const form = useForm({ password: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const begun = await form.send((idempotencyKey) =>
      posted<Enrolment>({ path: 'totp', body: form.values, idempotencyKey }),
    )
    if (begun) onBegun(begun)
  }
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.field('password')}
        ref={field}
        autoComplete="current-password"
        label={t`Password`}
        type="password"
      />
      <FormError text={form.message} />
      <FormWays isBusy={form.isBusy} onCancel={onCancel}>
        <Trans>Continue</Trans>
      </FormWays>
    </form>
  )
}

interface FirstCodeProps extends TotpEnrolmentProps {
  enrolment: Enrolment
}

/** The secret of a new app, as a picture and as text, and the field for its first code. */
export function FirstCode({
  enrolment: { qr, secret, uri },
  onConfirmed,
  onCancel,
}: FirstCodeProps) {
  const { t } = useLingui()
  const field = useFirstFocus<HTMLInputElement>()
  const form = useForm({ code: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const confirmed = await form.send((idempotencyKey) =>
      posted<RecoveryCodes>({ path: 'totp/confirm', body: form.values, idempotencyKey }),
    )
    if (confirmed) onConfirmed(confirmed.recoveryCodes)
  }
  return (
    <form
      className="account-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className="enrolment">
        <QrCode label={t`QR code for your authenticator app`} qr={qr} />
        <div>
          <p>
            <Trans>Scan the picture with your authenticator app, or type this key into it:</Trans>
          </p>
          <p className="enrolment-secret" dir="ltr">
            {secret.match(/.{1,4}/gu)?.join(' ')}
          </p>
          <a className="inline-link" href={uri}>
            <Trans>Open the app on this device</Trans>
          </a>
        </div>
      </div>
      <TextField
        {...form.field('code')}
        ref={field}
        autoComplete="one-time-code"
        dir="ltr"
        inputMode="numeric"
        label={t`Code that the app shows`}
        maxLength={20}
      />
      <FormError text={form.message} />
      <FormWays isBusy={form.isBusy} onCancel={onCancel}>
        <Trans>Turn on</Trans>
      </FormWays>
    </form>
  )
}
