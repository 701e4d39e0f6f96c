import { Trans } from '@lingui/react/macro'
import type { ApplicationGoods } from '#domain/seller-application.schema.ts'
import { applicationSteps, type ApplicationStep } from '#domain/sellers.ts'
import { CompanyStep } from './company-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { RangeStep } from './range-step.tsx'
import { SavedNote } from './saved-note.tsx'
import { StepsNav } from './steps-nav.tsx'
import { SummaryStep } from './summary-step.tsx'
import type { Application } from './use-application.ts'

interface WizardProps {
  application: Application
  goods: ApplicationGoods['goods']
  step: ApplicationStep
  onStep: (step: ApplicationStep) => void
  onSent: () => void
}

/** The five steps, one at a time. */
export function Wizard({ application, goods, step, onStep, onSent }: WizardProps) {
  const { view } = application
  const at = applicationSteps.indexOf(step)
  const [before, next] = [applicationSteps[at - 1], applicationSteps[at + 1]]
  const props = {
    application,
    onBack: before && (() => onStep(before)),
    onNext: () => (next ? onStep(next) : onSent()),
  }
  return (
    <div className="wrap apply">
      <StepsNav current={step} onStep={onStep} view={view}>
        <SavedNote application={application} />
      </StepsNav>
      <div className="apply-body" key={step}>
        <p className="apply-count">
          <Trans>Become a seller, step {at + 1} of 5</Trans>
        </p>
        <noscript>
          <p className="form-message">
            <Trans>This form needs JavaScript. You can also write to us.</Trans>
          </p>
        </noscript>
        <ChangesWanted note={view?.status === 'changes_requested' ? view.note : ''} />
        {step === 'company' && <CompanyStep {...props} />}
        {step === 'contact' && <ContactStep {...props} />}
        {step === 'place' && <PlaceStep {...props} />}
        {step === 'range' && <RangeStep {...props} goods={goods} />}
        {step === 'summary' && <SummaryStep {...props} goods={goods} onStep={onStep} />}
      </div>
    </div>
  )
}

/** What the factory wrote when it asked for changes. */
function ChangesWanted({ note }: { note: string }) {
  if (note === '') return null
  return (
    <div className="form-message form-message-quiet mb-6">
      <h2>
        <Trans>We ask you to change something</Trans>
      </h2>
      <p className="whitespace-pre-line" dir="auto">
        {note}
      </p>
    </div>
  )
}
