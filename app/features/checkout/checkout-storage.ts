import { emptyForm, type FormValues } from './order-form.ts'

const formKey = 'checkout-form'
const placingKey = 'checkout-placing'

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

export function readPlacing(): Placing | undefined {
  const { key, body } = read(placingKey) ?? {}
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined
}

function keepPlacing(placing: Placing): void {
  write(placingKey, placing)
}

/** Forgets what was typed and sent: the order is placed, or somebody else sits here now. */
export function forgetCheckout(): void {
  for (const key of [formKey, placingKey])
    try {
      sessionStorage.removeItem(key)
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
}

/** The same content goes with the same key, so that sending it again cannot order twice. */
export function placingOf(body: string): Placing {
  const kept = readPlacing()
  const placing = kept?.body === body ? kept : { key: crypto.randomUUID(), body }
  keepPlacing(placing)
  return placing
}

function read(key: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the form works, a reload empties it.
  }
}
