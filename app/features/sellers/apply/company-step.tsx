import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isOrgNo, orgNoDigits } from '#domain/org-no.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { sellerKinds } from '#domain/sellers.ts'
import { kindWords } from '#app/features/sellers/kind-words.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { type StepProps, useStep } from './use-step.tsx'

/** Step 1: the business, by its organisation number. */
export function CompanyStep({ application, onBack, onNext }: StepProps) {
  const { t, i18n } = useLingui()
  const { orgNo = '', company = '', kind = '' } = application.view?.draft.company ?? {}
  const form = useStep(application, {
    step: 'company',
    saved: { orgNo, company, kind },
    bodyOf: (values) => values,
  })
  const submit = async () => {
    if (await form.save()) onNext()
  }
  return (
    <StepFrame
      isBusy={form.isBusy}
      lede={<Trans>We know you by the organisation number.</Trans>}
      message={form.message}
      next={<Trans>Next: contact</Trans>}
      onBack={onBack}
      onSubmit={() => void submit()}
      title={<Trans>Who are you?</Trans>}
    >
      <section className="step">
        <h2 className="sr-only">
          <Trans>The business</Trans>
        </h2>
        <div className="step-fields">
          <OrgNoField form={form} />
          <TextField
            {...form.field('company')}
            autoComplete="organization"
            dir="auto"
            hint={form.hintAt('company')}
            label={t`Company name`}
          />
          <SelectField
            {...form.field('kind')}
            hint={form.hintAt('kind')}
            label={t`Kind of business`}
          >
            <option value="">{t`Choose`}</option>
            {sellerKinds.map((each) => (
              <option key={each} value={each}>
                {i18n._(kindWords[each])}
              </option>
            ))}
          </SelectField>
        </div>
      </section>
    </StepFrame>
  )
}

type Form = Pick<
  ReturnType<typeof useStep<{ orgNo: string; company: string; kind: string }>>,
  'field' | 'hintAt'
>

/** Its check digit is known without asking anybody: a slip of the hand is said when the field is left. */
function OrgNoField({ form }: { form: Form }) {
  const { t } = useLingui()
  const [wasLeft, setLeft] = useState(false)
  const { error, ...field } = form.field('orgNo')
  const digits = orgNoDigits(plainDigits(field.value))
  const isRight = isOrgNo(digits)
  const slip = wasLeft && digits !== '' && !isRight
  const words = t`Check the number: it has nine digits, and one of them is wrong.`
  return (
    <TextField
      {...field}
      dir="ltr"
      error={error ?? (slip ? words : undefined)}
      hint={
        isRight ? (
          <span className="field-right">
            <Icon name="check" size="s" />
            <Trans>The number is valid</Trans>
          </span>
        ) : (
          form.hintAt('orgNo', t`Nine digits`)
        )
      }
      inputMode="numeric"
      label={t`Organisation number`}
      onBlur={() => setLeft(true)}
    />
  )
}
