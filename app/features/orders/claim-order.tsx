import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { OrderView } from '#domain/order-view.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface ClaimOrderProps {
  token: string
  /** From here on the order may be read in full. */
  onClaimed: () => Promise<void>
}

/** The way to the whole order for a buyer in another browser: a code that is mailed to the order's own address. */
export function ClaimOrder({ token, onClaimed }: ClaimOrderProps) {
  const [isSent, setIsSent] = useState(false)
  const asking = useForm({})
  const send = async () => {
    const sent = await asking.send((idempotencyKey) =>
      callApi<object>(`/orders/${token}/claim`, { method: 'POST', body: {}, idempotencyKey }),
    )
    if (sent) setIsSent(true)
  }
  return (
    <section className="step mt-10 max-w-[520px] needs-script">
      <h2>
        <Trans>This is my order</Trans>
      </h2>
      <p className="text-muted-foreground" role="status">
        {isSent ? (
          <Trans>
            We sent 8 digits to the e-mail address of the order. They open it for 10 minutes.
          </Trans>
        ) : (
          <Trans>We send a code to the e-mail address that it was placed with.</Trans>
        )}
      </p>
      {isSent && <CodeForm onClaimed={onClaimed} token={token} />}
      <FormError text={asking.message} />
      <Button
        className="mt-4"
        isBusy={asking.isBusy}
        onClick={() => void send()}
        variant={isSent ? 'plain' : 'primary'}
      >
        {isSent ? <Trans>Send a new code</Trans> : <Trans>Send the code</Trans>}
      </Button>
    </section>
  )
}

function CodeForm({ token, onClaimed }: ClaimOrderProps) {
  const { t } = useLingui()
  const form = useForm({ code: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const claimed = await form.send((idempotencyKey) =>
      callApi<OrderView>(`/orders/${token}/claim/confirm`, {
        method: 'POST',
        body: form.values,
        idempotencyKey,
      }),
    )
    if (claimed) await onClaimed()
  }
  return (
    <form
      className="mt-5 grid gap-4"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...form.field('code')}
        autoComplete="one-time-code"
        dir="ltr"
        inputMode="numeric"
        label={t`Code`}
        maxLength={20}
      />
      <FormError text={form.message} />
      <Button className="justify-self-start" isBusy={form.isBusy} type="submit">
        <Trans>Open the order</Trans>
      </Button>
    </form>
  )
}
