import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { phoneText } from '#domain/phone.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, useStep } from './use-step.tsx'

/** Step 2: whom we answer. The address is shown to be theirs by a code before it goes on. */
export function ContactStep(props: StepProps) {
  const [isCodeWanted, setCodeWanted] = useState(false)
  const asking = useSave()
  const { view, write } = props.application
  const ask = () => {
    setCodeWanted(true)
    void asking.send((idempotencyKey) =>
      write<object>('POST', 'code', { body: {}, idempotencyKey }),
    )
  }
  if (!isCodeWanted || !view || view.isEmailConfirmed)
    return <ContactFields {...props} onCode={ask} />
  return <ConfirmEmail {...props} asking={asking} onAsk={ask} onBack={() => setCodeWanted(false)} />
}

function ContactFields({
  application,
  onBack,
  onNext,
  onCode,
}: StepProps & { onCode: () => void }) {
  const { t } = useLingui()
  const {
    contact = '',
    email = '',
    phone = '',
    website = '',
  } = application.view?.draft.contact ?? {}
  const form = useStep(application, {
    step: 'contact',
    saved: { contact, email, phone: phoneText(phone), website },
    bodyOf: (values) => values,
  })
  const submit = async () => {
    const saved = await form.save()
    if (!saved) return
    if (saved.isEmailConfirmed) onNext()
    else onCode()
  }
  return (
    <StepFrame
      isBusy={form.isBusy}
      lede={
        <Trans>
          We write to this person about the application. Customers see phone and website.
        </Trans>
      }
      message={form.message}
      next={<Trans>Next: the place</Trans>}
      onBack={onBack}
      onSubmit={() => void submit()}
      title={<Trans>Who can we talk to?</Trans>}
    >
      <section className="step">
        <h2 className="sr-only">
          <Trans>Contact</Trans>
        </h2>
        <div className="step-fields">
          <TextField
            {...form.field('contact')}
            autoComplete="name"
            dir="auto"
            hint={form.hintAt('contact')}
            label={t`Contact person`}
          />
          <TextField
            {...form.field('email')}
            autoComplete="email"
            dir="ltr"
            hint={form.hintAt('email', t`We send a code there, and the link to this application.`)}
            inputMode="email"
            label={t`E-mail`}
            type="email"
          />
          <TextField
            {...form.field('phone')}
            autoComplete="tel"
            dir="ltr"
            hint={form.hintAt('phone')}
            label={t`Phone`}
            type="tel"
          />
          <TextField
            {...form.field('website')}
            autoComplete="url"
            dir="ltr"
            hint={form.hintAt('website')}
            inputMode="url"
            isOptional
            label={t`Website`}
          />
        </div>
      </section>
    </StepFrame>
  )
}
