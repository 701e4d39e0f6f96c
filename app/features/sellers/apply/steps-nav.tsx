import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApplicationView } from '#domain/seller-application.schema.ts'
import { applicationSteps, type ApplicationStep } from '#domain/sellers.ts'
import { Icon } from '#app/ui/icon.tsx'
import { stepOfField } from './step-of-field.ts'

interface StepsNavProps {
  view: ApplicationView | null
  current: ApplicationStep
  onStep: (step: ApplicationStep) => void
  children?: ReactNode
}

/** The five steps, with what was answered as the second line; those that are answered are opened again from here. */
export function StepsNav({ view, current, onStep, children }: StepsNavProps) {
  const { t } = useLingui()
  const names: Record<ApplicationStep, string> = {
    company: t`The business`,
    contact: t`Contact`,
    place: t`The place`,
    range: t`The goods`,
    summary: t`Look over and send`,
  }
  const answered = view?.step ?? 0
  const marked = new Set<ApplicationStep>(view?.markedFields.map((field) => stepOfField[field]))
  return (
    <div className="apply-nav">
      <nav aria-label={t`Steps`}>
        <ol>
          {applicationSteps.map((step, at) => {
            const isCurrent = step === current
            const isAnswered = at < answered && step !== 'summary'
            const state = isCurrent ? 'now' : isAnswered ? 'done' : 'later'
            return (
              <li aria-current={isCurrent ? 'step' : undefined} data-state={state} key={step}>
                <i aria-hidden>
                  {isAnswered && !isCurrent ? <Icon name="check" size="s" /> : at + 1}
                </i>
                {at <= answered && !isCurrent ? (
                  <button className="inline-link" onClick={() => onStep(step)} type="button">
                    {names[step]}
                  </button>
                ) : (
                  <b>{names[step]}</b>
                )}
                <small>
                  {marked.has(step) ? (
                    <span className="apply-marked">
                      <Trans>To be changed</Trans>
                    </span>
                  ) : (
                    <Answered step={step} view={view} />
                  )}
                </small>
              </li>
            )
          })}
        </ol>
      </nav>
      {children}
    </div>
  )
}

function Answered({ step, view }: { step: ApplicationStep; view: ApplicationView | null }) {
  const { company, contact, place, range } = view?.draft ?? {}
  if (step === 'company' && company) return <bdi>{company.company}</bdi>
  if (step === 'contact' && contact)
    return view?.isEmailConfirmed ? (
      <Trans>The e-mail is confirmed</Trans>
    ) : (
      <Trans>The e-mail is not confirmed yet</Trans>
    )
  if (step === 'place')
    return place ? <bdi>{place.city}</bdi> : <Trans>Map and opening hours</Trans>
  if (step === 'range')
    return range ? (
      <Plural one="# product" other="# products" value={range.productIds.length} />
    ) : (
      <Trans>What you want to sell</Trans>
    )
  return step === 'summary' ? <Trans>Answer within three days</Trans> : null
}
