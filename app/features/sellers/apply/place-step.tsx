import { Trans, useLingui } from '@lingui/react/macro'
import { OtherDays, WeekFields } from '#app/features/sellers/hours-fields.tsx'
import { sentHours } from '#app/features/sellers/typed-hours.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { PinFields } from './pin-fields.tsx'
import { readPin } from './pin-text.ts'
import { hoursOf, savedPlace } from './place-values.ts'
import { StepFrame } from './step-frame.tsx'
import { FieldError, Marked } from './step-notes.tsx'
import { usePostcode } from './use-postcode.ts'
import { type StepProps, useStep } from './use-step.tsx'

/** Step 3: where it is, with the pin at the entrance, and when it is open. */
export function PlaceStep({ application, onBack, onNext }: StepProps) {
  const { t } = useLingui()
  const form = useStep(application, {
    step: 'place',
    saved: savedPlace(application.view?.draft.place),
    bodyOf: ({ weekly, exceptions, pin, ...values }) => ({
      ...values,
      pin: readPin(pin) ?? null,
      ...sentHours(hoursOf({ weekly, exceptions })),
    }),
  })
  const lookUp = usePostcode(form)
  const { weekly, exceptions } = hoursOf(form.values)
  const submit = async () => {
    if (await form.save()) onNext()
  }
  return (
    <StepFrame
      isBusy={form.isBusy}
      lede={<Trans>Customers find you on the map by this. The hours are searched, too.</Trans>}
      message={form.message}
      next={<Trans>Next: the goods</Trans>}
      onBack={onBack}
      onSubmit={() => void submit()}
      title={<Trans>Where are you?</Trans>}
    >
      <section className="step">
        <h2>
          <Trans>Address</Trans>
        </h2>
        <div className="apply-address">
          <TextField
            {...form.field('street')}
            autoComplete="street-address"
            className="apply-street"
            dir="auto"
            hint={form.hintAt('street')}
            label={t`Street and number`}
          />
          <TextField
            {...form.field('postcode')}
            autoComplete="postal-code"
            dir="ltr"
            inputMode="numeric"
            label={t`Postcode`}
            onChange={({ target }) => void lookUp(target.value)}
          />
          <TextField
            {...form.field('city')}
            autoComplete="address-level2"
            dir="auto"
            label={t`Place`}
          />
        </div>
        <PinFields form={form} />
      </section>
      <section className="step">
        <h2>
          <Trans>Opening hours</Trans>
        </h2>
        <Marked isMarked={form.isMarked('hours')} />
        <FieldError text={form.part('weekly').error ?? form.part('exceptions').error} />
        <div className="step-fields">
          <WeekFields
            onSet={(typed) => form.change({ weekly: JSON.stringify(typed) })}
            part={form.part}
            weekly={weekly}
          />
          <OtherDays
            exceptions={exceptions}
            onSet={(typed) => form.change({ exceptions: JSON.stringify(typed) })}
            part={form.part}
          />
        </div>
      </section>
    </StepFrame>
  )
}
