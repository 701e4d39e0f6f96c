import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { EmailField } from './email-field.tsx'
import { FormNote } from './form-note.tsx'
import { MailSent } from './mail-sent.tsx'
import { PasswordField } from './password-field.tsx'
import { typedIn } from './typed-in.ts'
import { useSending } from './use-sending.ts'

const names = ['name', 'email', 'password']

/** Asks for an account. It opens with the mailed link, also where the address had an account before. */
export function SignUpForm() {
  const { t } = useLingui()
  const { form, isBusy, refusals, send } = useSending(names)
  const [sentTo, setSentTo] = useState<string>()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    if (await send('/auth/sign-up', typed)) setSentTo(typed['email'] ?? '')
  }
  if (sentTo !== undefined)
    return (
      <MailSent email={sentTo} path="/auth/send-again">
        <Trans>Open the link in it within 24 hours to confirm your address.</Trans>
      </MailSent>
    )
  return (
    <form
      className="auth-form"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      ref={form}
    >
      <FormNote refusals={refusals} />
      <TextField
        autoComplete="name"
        dir="auto"
        error={refusals.fields['name']}
        label={t`Full name`}
        name="name"
      />
      <EmailField autoComplete="username" error={refusals.fields['email']} />
      <PasswordField
        autoComplete="new-password"
        error={refusals.fields['password']}
        hint={t`At least 10 characters. Several words are easy to remember.`}
        label={t`Password`}
        name="password"
      />
      <Button isBusy={isBusy} size="l" type="submit">
        <Trans>Create account</Trans>
      </Button>
      <p className="fine">
        <Trans>
          How we treat what you tell us stands in our{' '}
          <PageLink className="inline-link" to="/privacy">
            privacy notice
          </PageLink>
          .
        </Trans>
      </p>
    </form>
  )
}
