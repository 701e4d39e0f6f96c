import { browserStorage, tabStorage } from '#app/platform/browser/storage.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { emptyForm, type FormValues } from './order-form.ts'

const formKey = 'checkout-form'
const placingKey = 'checkout-placing'
const unansweredKey = 'checkout-unanswered'

/** An order that was sent and not answered yet, as it was sent. */
export interface Placing {
  key: string
  body: string
}

/** What was typed, and by whom. */
export interface KeptForm {
  /** The typist's account; empty for a guest. */
  buyerId: string
  values: FormValues
}

/** What this tab has typed so far, field by field; undefined where nothing was. Consent is never remembered. */
export function readForm(): KeptForm | undefined {
  const { buyerId, values } = read(formKey) ?? {}
  if (typeof buyerId !== 'string' || !isRecord(values)) return undefined
  const known = Object.entries(emptyForm).map(([name, empty]) => {
    const value = values[name]
    const isTyped = typeof value === typeof empty || name === 'fromMinute'
    return [name, isTyped ? (value ?? empty) : empty]
  })
  return { buyerId, values: { ...(Object.fromEntries(known) as FormValues), terms: false } }
}

export function keepForm({ buyerId, values }: KeptForm): void {
  tabStorage.keepValue(formKey, { buyerId, values: { ...values, terms: false } })
}

/** Forgets what was typed and sent: the order is placed, or somebody else sits here now. */
export function forgetCheckout(): void {
  tabStorage.forget(formKey)
  forgetSent()
}

/** Forgets what was sent and keeps what was typed: it is ordered, and may be ordered anew where nothing is paid. */
export function forgetSent(): void {
  tabStorage.forget(placingKey)
  browserStorage.forget(unansweredKey)
}

/** The same content goes with the same key, so that sending it again cannot order twice. */
export function placingOf(body: string): Placing {
  const kept = readPlacing()
  return kept?.body === body ? kept : { key: newKey(), body }
}

/** To be called before an order is sent. Other tabs learn its key alone: what was typed is this tab's. */
export function keepPlacing(placing: Placing): void {
  const keys = new Set([...unansweredKeys(), placing.key])
  browserStorage.keepValue(unansweredKey, [...keys])
  tabStorage.keepValue(placingKey, placing)
}

/** The keys that this tab and others have sent an order with and heard nothing of. */
export function unansweredKeys(): string[] {
  const kept = browserStorage.value(unansweredKey)
  const keys = Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  // What this tab has sent it asks for itself, also where another tab has found it by now.
  const own = readPlacing()?.key
  return own === undefined || keys.includes(own) ? keys : [...keys, own]
}

/** An order was refused: nothing came of its key. */
export function forgetPlacing({ key }: Placing): void {
  tabStorage.forget(placingKey)
  const left = unansweredKeys().filter((each) => each !== key)
  browserStorage.keepValue(unansweredKey, left)
}

function readPlacing(): Placing | undefined {
  const { key, body } = read(placingKey) ?? {}
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined
}

function read(key: string): Record<string, unknown> | undefined {
  const value = tabStorage.value(key)
  return isRecord(value) ? value : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
