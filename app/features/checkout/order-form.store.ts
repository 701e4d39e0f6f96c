import { keepForm, readForm } from './checkout-storage.ts'
import { emptyForm, type FormValues } from './order-form.ts'

let typed: FormValues | undefined
const readers = new Set<() => void>()

/** What this tab has typed so far; read from its storage the first time, over what the form starts with. */
export function typedForm(start: FormValues = emptyForm): FormValues {
  typed ??= readForm(start)
  return typed
}

export function changeForm(fields: Partial<FormValues>): void {
  typed = { ...typedForm(), ...fields }
  keepForm(typed)
  for (const reader of readers) reader()
}

/** The order is placed: the next one starts from nothing. */
export function emptyTypedForm(): void {
  typed = undefined
}

export function subscribeToForm(reader: () => void): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}
