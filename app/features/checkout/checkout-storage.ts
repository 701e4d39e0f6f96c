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
  write(formKey, { buyerId, values: { ...values, terms: false } })
}

/** Forgets what was typed and sent: the order is placed, or somebody else sits here now. */
export function forgetCheckout(): void {
  try {
    for (const key of [formKey, placingKey]) sessionStorage.removeItem(key)
    localStorage.removeItem(unansweredKey)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** The same content goes with the same key, so that sending it again cannot order twice. */
export function placingOf(body: string): Placing {
  const kept = readPlacing()
  return kept?.body === body ? kept : { key: crypto.randomUUID(), body }
}

/** To be called before an order is sent. Other tabs learn its key alone: what was typed is this tab's. */
export function keepPlacing(placing: Placing): void {
  const keys = new Set([...unansweredKeys(), placing.key])
  write(unansweredKey, [...keys], () => localStorage)
  write(placingKey, placing)
}

/** The keys that this tab and others have sent an order with and heard nothing of. */
export function unansweredKeys(): string[] {
  const kept = parsed(unansweredKey, () => localStorage)
  const keys = Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  // What this tab has sent it asks for itself, also where another tab has found it by now.
  const own = readPlacing()?.key
  return own === undefined || keys.includes(own) ? keys : [...keys, own]
}

/** An order was refused: nothing came of its key. */
export function forgetPlacing({ key }: Placing): void {
  write(placingKey, null)
  const left = unansweredKeys().filter((each) => each !== key)
  write(unansweredKey, left, () => localStorage)
}

function readPlacing(): Placing | undefined {
  const { key, body } = read(placingKey) ?? {}
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined
}

function read(key: string): Record<string, unknown> | undefined {
  const value = parsed(key, () => sessionStorage)
  return isRecord(value) ? value : undefined
}

/** A storage is named by a function: where it is forbidden, already its name throws. */
function parsed(key: string, storage: () => Storage): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function write(key: string, value: unknown, storage = () => sessionStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the form works, a reload empties it.
  }
}
