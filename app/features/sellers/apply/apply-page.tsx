import '#app/styles/become-seller.css'
import { useState } from 'react'
import type { ApplicationGoods, ApplicationView } from '#domain/seller-application.schema.ts'
import { applicationSteps, type ApplicationStep } from '#domain/sellers.ts'
import { ApplicationStatus } from './application-status.tsx'
import { stepOfField } from './step-of-field.ts'
import { useApplication } from './use-application.ts'
import { Wizard } from './wizard.tsx'

interface ApplyPageProps {
  loaded: ApplicationView | null
  goods: ApplicationGoods['goods']
  token: string | undefined
  /** As the address says it. */
  wantedStep: string | undefined
  onStep: (step: ApplicationStep) => void
  onSent: () => void
}

/** A business becomes a seller: its five steps, or where its application stands. */
export function ApplyPage({ loaded, goods, token, wantedStep, onStep, onSent }: ApplyPageProps) {
  const [isAnew, setAnew] = useState(false)
  const application = useApplication(isAnew ? null : loaded, isAnew ? undefined : token)
  const { view } = application
  const isOpen = view === null || view.status === 'draft' || view.status === 'changes_requested'
  if (!isOpen) return <ApplicationStatus onAnew={() => setAnew(true)} view={view} />
  return (
    <Wizard
      application={application}
      goods={goods}
      onSent={onSent}
      onStep={onStep}
      step={stepOf(view, wantedStep)}
    />
  )
}

/** The step of the address as far as those before it are answered; else the first that is marked, or not answered yet. */
function stepOf(view: ApplicationView | null, wanted: string | undefined): ApplicationStep {
  const answered = view?.step ?? 0
  const named = applicationSteps.find((step) => step === wanted)
  const isConfirmed = view?.isEmailConfirmed ?? false
  const last = answered >= 2 && !isConfirmed ? 1 : Math.min(answered, applicationSteps.length - 1)
  if (named && applicationSteps.indexOf(named) <= last) return named
  const [marked] = view?.markedFields ?? []
  return (marked && stepOfField[marked]) ?? applicationSteps[last] ?? 'company'
}
