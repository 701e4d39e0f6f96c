import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SecondFactorMethod } from '#domain/second-factor.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { newKey } from '#app/platform/browser/new-key.ts'
import type { SignedIn } from './passkey-button.tsx'

interface CodeFormProps {
  ticket: string
  method: Exclude<SecondFactorMethod, 'passkey'>
  onDone: (answer: SignedIn) => void
}

/** One code and its button. What is wrong stands at the field, and what was typed stays there, selected. */
export function CodeForm({ ticket, method, onDone }: CodeFormProps) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    const answer = await callApi<SignedIn>('/auth/second-factor', {
      method: 'POST',
      body: { ticket, method, code },
      idempotencyKey: newKey(),
    })
    setIsBusy(false)
    if (answer.ok) return onDone(answer.value)
    setError(
      answer.reason === 'refused'
        ? answer.error.message
        : t`We cannot reach the shop. Try again in a moment.`,
    )
    input.current?.select()
  }
  const looks = {
    totp: {
      label: t`Code of your authenticator app`,
      hint: t`Six digits; a new code comes every 30 seconds.`,
      input: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 20 },
    },
    recovery: {
      label: t`Recovery code`,
      hint: t`Each of your recovery codes works once.`,
      input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 60 },
    },
  } as const
  const { label, hint, input: attributes } = looks[method]
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...attributes}
        dir="ltr"
        error={error}
        hint={hint}
        label={label}
        name="code"
        onChange={(event) => setCode(event.target.value)}
        ref={input}
        value={code}
      />
      <Button isBusy={isBusy} size="l" type="submit">
        <Trans>Sign In</Trans>
      </Button>
    </form>
  )
}
