import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import { callApi } from '#app/platform/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'

interface EmailCodeDialogProps {
  isOpen: boolean
  /** The address that the code was mailed to, as it was typed. */
  email: string
  onClose: () => void
  /** The code was right: the order may go. */
  onProven: () => void
}

/** Asks for the code that was mailed to the order's address. What else was typed stays as it is. */
export function EmailCodeDialog({ isOpen, email, onClose, onProven }: EmailCodeDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const form = useForm({ code: '' })
  const asking = useForm({})
  const [isSentAnew, setSentAnew] = useState(false)
  const isBusy = form.isBusy || asking.isBusy
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const proven = await form.send((idempotencyKey) =>
      callApi<object>('/checkout/email-code/confirm', {
        method: 'POST',
        body: { email, ...form.values },
        idempotencyKey,
      }),
    )
    if (!proven) return
    form.reset()
    onProven()
  }
  const sendAnew = async () => {
    setSentAnew(false)
    const sent = await asking.send((idempotencyKey) =>
      callApi<object>('/checkout/email-code', { method: 'POST', body: { email }, idempotencyKey }),
    )
    setSentAnew(sent !== undefined)
  }
  return (
    <Dialog
      description={
        <Trans>
          Before we take your order, please show that the e-mail address is yours. We have sent 8
          digits to <bdi dir="ltr">{email}</bdi>. They can be used for 10 minutes.
        </Trans>
      }
      footer={
        <>
          <Button isBusy={asking.isBusy} onClick={() => void sendAnew()} variant="outline">
            <Trans>Send a new code</Trans>
          </Button>
          <Button form={formId} isBusy={form.isBusy} type="submit">
            <Trans>Confirm and order</Trans>
          </Button>
        </>
      }
      isBusy={isBusy}
      isOpen={isOpen}
      onClose={isBusy ? () => {} : onClose}
      title={<Trans>Is this your e-mail?</Trans>}
    >
      <form
        className="mt-4 grid gap-4"
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          {...form.field('code')}
          autoComplete="one-time-code"
          data-autofocus
          dir="ltr"
          inputMode="numeric"
          label={t`Code`}
          maxLength={20}
        />
        <div>
          <FormError text={form.message ?? asking.message} />
          <p className="text-s" role="status">
            {isSentAnew && <Trans>A new code is on its way. Only the new one counts now.</Trans>}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
