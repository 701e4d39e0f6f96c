import * as v from 'valibot'
import { tabStorage } from '#app/platform/browser/storage.ts'

const storageName = 'seller-application'
const kept = v.object({
  /** Of the application; empty before it is begun. */
  id: v.string(),
  steps: v.record(v.string(), v.record(v.string(), v.union([v.string(), v.boolean()]))),
})

/** What this tab has typed into a step and not saved yet, as far as it belongs to the application. */
export function typedStep<Values extends Record<string, string | boolean>>(
  id: string,
  step: string,
  saved: Values,
): Partial<Values> {
  const typed = ofApplication(id)[step] ?? {}
  const fitting = Object.entries(typed).filter(
    ([name, value]) => name in saved && typeof saved[name] === typeof value,
  )
  return Object.fromEntries(fitting) as Partial<Values>
}

export function keepStep(id: string, step: string, values: Record<string, string | boolean>): void {
  tabStorage.keepValue(storageName, { id, steps: { ...ofApplication(id), [step]: values } })
}

/** The step is saved. */
export function forgetStep(id: string, step: string): void {
  const { [step]: _, ...steps } = ofApplication(id)
  tabStorage.keepValue(storageName, { id, steps })
}

function ofApplication(id: string) {
  const { success, output } = v.safeParse(kept, tabStorage.value(storageName))
  return success && output.id === id ? output.steps : {}
}
