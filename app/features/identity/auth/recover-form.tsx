import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmailField } from './email-field.tsx'
import { FormNote } from './form-note.tsx'
import { MailSent } from './mail-sent.tsx'
import { typedIn } from './typed-in.ts'
import { useSending } from './use-sending.ts'

const names = ['email']

/** Asks for a link to a new password; the answer is the same for every address. */
export function RecoverForm() {
  const { form, isBusy, refusals, send } = useSending(names)
  const [sentTo, setSentTo] = useState<string>()
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = typedIn(event.currentTarget)
    if (await send('/auth/recover', typed)) setSentTo(typed['email'] ?? '')
  }
  if (sentTo !== undefined)
    return (
      <MailSent email={sentTo} path="/auth/recover">
        <Trans>If it has an account, the link in it sets a new password for 60 minutes.</Trans>
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
      <EmailField autoComplete="username" error={refusals.fields['email']} />
      <Button isBusy={isBusy} size="l" type="submit">
        <Trans>Send the link</Trans>
      </Button>
    </form>
  )
}
