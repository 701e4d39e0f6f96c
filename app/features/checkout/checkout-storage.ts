import type { FormValues } from './order-form.ts'

const formKey = 'checkout-form'
const placingKey = 'checkout-placing'

/** An order that was sent and not answered yet, as it was sent. */
export interface Placing {
  key: string
  body: string
}

/**
 * What this tab has typed so far, field by field; where nothing was, what the form starts with. Consent is never remembered.
 */
export function readForm(start: FormValues): FormValues {
  const kept = read(formKey)
  const known = Object.entries(start).map(([name, first]) => {
    const value = kept?.[name]
    const isTyped = value !== '' && (typeof value === typeof first || name === 'fromMinute')
    return [name, isTyped ? (value ?? first) : first]
  })
  return { ...(Object.fromEntries(known) as FormValues), terms: false }
}

export function keepForm(values: FormValues): void {
  write(formKey, { ...values, terms: false })
}

export function readPlacing(): Placing | undefined {
  const { key, body } = read(placingKey) ?? {}
  return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined
}

function keepPlacing(placing: Placing): void {
  write(placingKey, placing)
}

/** Forgets what was typed and sent: the order is placed. */
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
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: the form works, a reload empties it.
  }
}
