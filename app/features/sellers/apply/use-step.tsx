import { type ReactNode, useEffect, useRef } from 'react'
import type { ApplicationView } from '#domain/seller-application.schema.ts'
import type { SellerDraft } from '#domain/seller-draft.ts'
import type { applicationFields } from '#domain/sellers.ts'
import { useForm } from '#app/ui/use-form.ts'
import { forgetStep, keepStep, typedStep } from './typed-steps.ts'
import { PleaseChange } from './step-notes.tsx'
import type { Application } from './use-application.ts'

export type ApplicationField = (typeof applicationFields)[number]

/** What every step is given. */
export interface StepProps {
  application: Application
  onBack: (() => void) | undefined
  onNext: () => void
}

interface StepForm<Values> {
  step: keyof SellerDraft
  saved: Values
  bodyOf: (values: Values) => object
}

/** The form of one step: what is typed stays in this tab until it is saved, and the factory's marks stand at their fields. */
export function useStep<Values extends Record<string, string | boolean>>(
  application: Application,
  { step, saved, bodyOf }: StepForm<Values>,
) {
  const { view, show, refresh, write } = application
  const form = useForm(saved, refresh, view?.rev ?? 0)
  const { values, change } = form
  const id = view?.id ?? ''
  const isTakenUp = useRef(false)
  useEffect(() => {
    if (isTakenUp.current) keepStep(id, step, values)
  }, [id, step, values])
  useEffect(() => {
    isTakenUp.current = true
    const typed = typedStep(id, step, saved)
    if (Object.keys(typed).length > 0) change(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the page before has kept is taken up once
  }, [])

  /** Saves the step; the application as it is then, or undefined where it was refused. */
  async function save(): Promise<ApplicationView | undefined> {
    const body = { ...bodyOf(values), ...(view === null ? {} : { rev: form.rowRev }) }
    const now = await form.send((idempotencyKey) =>
      write('PUT', `steps/${step}`, { body, idempotencyKey }),
    )
    if (!now) return undefined
    isTakenUp.current = false
    forgetStep(id, step)
    show(now)
    return now
  }

  const isMarked = (field: ApplicationField) => view?.markedFields.includes(field) ?? false
  return {
    ...form,
    save,
    isMarked,
    /** What stands under a field that is to be changed, else its own help. */
    hintAt: (field: ApplicationField, hint?: ReactNode) =>
      isMarked(field) ? <PleaseChange /> : hint,
  }
}
