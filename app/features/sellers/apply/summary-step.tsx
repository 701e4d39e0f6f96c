import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApplicationGoods } from '#domain/seller-application.schema.ts'
import type { ApplicationStep } from '#domain/sellers.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ContentLink } from '#app/ui/content-link.tsx'
import { useForm } from '#app/ui/use-form.ts'
import { StepFrame } from './step-frame.tsx'
import { useSummary } from './use-summary.ts'
import type { StepProps } from './use-step.tsx'

interface SummaryStepProps extends StepProps {
  goods: ApplicationGoods['goods']
  onStep: (step: ApplicationStep) => void
}

/** Step 5: all that was answered, the terms, and sending it. */
export function SummaryStep({ application, goods, onBack, onNext, onStep }: SummaryStepProps) {
  const { t } = useLingui()
  const { view, refresh, show, write } = application
  const form = useForm<{ terms: boolean }>({ terms: false }, refresh)
  const parts = useSummary(view?.draft ?? {}, goods)
  const submit = async () => {
    const body = { ...form.values, rev: view?.rev }
    const sent = await form.send((idempotencyKey) =>
      write('POST', 'submit', { body, idempotencyKey }),
    )
    if (!sent) return
    show(sent)
    onNext()
  }
  return (
    <StepFrame
      isBusy={form.isBusy}
      lede={<Trans>You have an answer within three working days.</Trans>}
      message={form.message}
      next={<Trans>Send the application</Trans>}
      onBack={onBack}
      onSubmit={() => void submit()}
      title={<Trans>Look it over and send it</Trans>}
    >
      {parts.map(({ step, title, facts }) => (
        <section className="step" key={step}>
          <h2 className="apply-part">
            <span>{title}</span>
            <button
              aria-label={t`Change: ${title}`}
              className="inline-link"
              onClick={() => onStep(step)}
              type="button"
            >
              {t`Change`}
            </button>
          </h2>
          <dl className="apply-facts">
            {facts.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </dl>
        </section>
      ))}
      <section className="step">
        <Checkbox
          {...form.part('terms')}
          checked={form.values.terms}
          data-unkept
          label={
            <Trans>
              We have read the{' '}
              <ContentLink className="inline-link" url="/terms">
                terms
              </ContentLink>{' '}
              and may apply for this business.
            </Trans>
          }
          onChange={({ target }) => form.change({ terms: target.checked })}
        />
      </section>
    </StepFrame>
  )
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  )
}
