import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isOrgNo, orgNoDigits } from '#domain/org-no.ts'
import { plainDigits } from '#domain/plain-digits.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { RequestForm } from './use-request.ts'

/** Who asks: the organisation number first, by which an invoice is addressed, and whom we answer. */
export function CompanySection({ form }: { form: RequestForm }) {
  const { t } = useLingui()
  return (
    <section className="step">
      <h2>
        <Trans>Your business</Trans>
      </h2>
      <div className="step-fields">
        <div className="step-fields step-fields-pair">
          <OrgNoField form={form} />
          <TextField
            {...form.field('company')}
            autoComplete="organization"
            dir="auto"
            label={t`Company name`}
          />
          <TextField
            {...form.field('contact')}
            autoComplete="name"
            dir="auto"
            label={t`Contact person`}
          />
          <TextField
            {...form.field('phone')}
            autoComplete="tel"
            dir="ltr"
            label={t`Phone`}
            type="tel"
          />
        </div>
        <TextField
          {...form.field('email')}
          autoComplete="email"
          dir="ltr"
          hint={t`We send the offer here. You need no account to answer it.`}
          inputMode="email"
          label={t`E-mail`}
          type="email"
        />
      </div>
    </section>
  )
}

/** Its check digit is known without asking anybody: a slip of the hand is said when the field is left. */
function OrgNoField({ form }: { form: RequestForm }) {
  const { t } = useLingui()
  const [wasLeft, setLeft] = useState(false)
  const { error, ...field } = form.field('orgNo')
  const digits = orgNoDigits(plainDigits(field.value))
  const isRight = isOrgNo(digits)
  const isSlip = wasLeft && digits !== '' && !isRight
  return (
    <TextField
      {...field}
      dir="ltr"
      error={
        error ??
        (isSlip ? t`Check the number: it has nine digits, and one of them is wrong.` : undefined)
      }
      hint={
        isRight ? (
          <span className="field-right">
            <Icon name="check" size="s" />
            <Trans>The number is valid</Trans>
          </span>
        ) : (
          t`Nine digits`
        )
      }
      inputMode="numeric"
      label={t`Organisation number`}
      onBlur={() => setLeft(true)}
    />
  )
}
