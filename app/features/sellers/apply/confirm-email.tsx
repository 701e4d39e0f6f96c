import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useForm } from '#app/ui/use-form.ts'
import type { Save } from '#app/ui/use-save.ts'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './use-step.tsx'

interface ConfirmEmailProps extends StepProps {
  /** Of the mail with the code. */
  asking: Save
  onAsk: () => void
}

/** The six digits that were mailed to the address of the application. */
export function ConfirmEmail({ application, onBack, onNext, asking, onAsk }: ConfirmEmailProps) {
  const { t } = useLingui()
  const { view, show, write } = application
  const form = useForm({ code: '' })
  const email = view?.draft.contact?.email ?? ''
  const submit = async () => {
    const confirmed = await form.send((idempotencyKey) =>
      write('POST', 'code/confirm', { body: form.values, idempotencyKey }),
    )
    if (!confirmed) return
    show(confirmed)
    onNext()
  }
  return (
    <StepFrame
      isBusy={form.isBusy}
      lede={
        <Trans>
          We have sent six digits to <bdi dir="ltr">{email}</bdi>. They can be used for 10 minutes.
        </Trans>
      }
      message={form.message ?? asking.message}
      next={<Trans>Confirm</Trans>}
      onBack={onBack}
      onSubmit={() => void submit()}
      title={<Trans>Is this your e-mail?</Trans>}
    >
      <section className="step">
        <div className="step-fields">
          <TextField
            {...form.field('code')}
            autoComplete="one-time-code"
            dir="ltr"
            inputMode="numeric"
            label={t`Code`}
            maxLength={20}
          />
          <Button
            className="justify-self-start"
            isBusy={asking.isBusy}
            onClick={onAsk}
            variant="outline"
          >
            <Trans>Send a new code</Trans>
          </Button>
        </div>
      </section>
    </StepFrame>
  )
}
