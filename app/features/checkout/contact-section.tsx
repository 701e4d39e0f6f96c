import { Trans, useLingui } from '@lingui/react/macro'
import { Pills } from '#app/ui/pills.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { boundTo, type SectionProps } from './section.ts'

/** Who buys, and how we reach them. */
export function ContactSection({ form }: SectionProps) {
  const { t } = useLingui()
  const { values, change } = form
  const isBusiness = values.buyerKind === 'business'
  return (
    <section className="step">
      <h2>
        <Trans>Contact</Trans>
      </h2>
      <div className="step-fields">
        <Pills
          legend={t`You buy as`}
          name="buyerKind"
          onChange={(kind) => change({ buyerKind: kind === 'business' ? 'business' : 'private' })}
          pills={[
            { value: 'private', label: t`Private person` },
            { value: 'business', label: t`Business` },
          ]}
          value={values.buyerKind}
        />
        {isBusiness && <CompanyFields form={form} />}
        <TextField
          {...boundTo(form, 'email')}
          autoComplete="email"
          dir="ltr"
          hint={t`We send the confirmation here.`}
          inputMode="email"
          label={t`E-mail`}
          type="email"
        />
        <div className="step-fields step-fields-pair">
          <TextField
            {...boundTo(form, 'name')}
            autoComplete="name"
            dir="auto"
            label={t`Full name`}
          />
          <TextField
            {...boundTo(form, 'phone')}
            autoComplete="tel"
            dir="ltr"
            label={t`Mobile`}
            type="tel"
          />
        </div>
      </div>
    </section>
  )
}

function CompanyFields({ form }: Pick<SectionProps, 'form'>) {
  const { t } = useLingui()
  return (
    <>
      <div className="step-fields step-fields-pair">
        <TextField
          {...boundTo(form, 'companyName')}
          autoComplete="organization"
          dir="auto"
          label={t`Company name`}
        />
        <TextField
          {...boundTo(form, 'orgNo')}
          dir="ltr"
          inputMode="numeric"
          label={t`Organisation number`}
        />
      </div>
      <TextField
        {...boundTo(form, 'poNumber')}
        dir="auto"
        isOptional
        label={t`Your reference or order number`}
      />
    </>
  )
}
