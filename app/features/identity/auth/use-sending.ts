import { useEffect, useRef, useState } from 'react'
import type { ErrorBody } from '#domain/errors.ts'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

export interface Refusals {
  /** What is wrong, by the name of the field. */
  fields: Record<string, string>
  /** A refusal that is about no field. */
  error?: ErrorBody
  /** Nobody answered, or the shop cannot take it now (502, 503, 504): the same may succeed in a moment. */
  isUnreachable?: boolean
}

const none: Refusals = { fields: {} }

/** For what is sent by a button alone. */
export const noFields: readonly string[] = []

/**
 * Sends a form and keeps what became of it; the fields stay as they were typed. The first wrong one gets the focus, or the note
 * above them, which needs the id `form-message`. `onSpent` hears that a mailed link was used in between. `names` must stay the same list.
 */
export function useSending(names: readonly string[], onSpent?: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState(none)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals === none) return
    const first = names.find((name) => refusals.fields[name])
    const wrong = first ? form.current?.elements.namedItem(first) : undefined
    const target =
      wrong instanceof HTMLElement ? wrong : form.current?.querySelector('#form-message')
    if (target instanceof HTMLElement) target.focus()
    // Once per answer: what is typed afterwards must not lose the focus.
  }, [names, refusals])

  async function send<Value>(path: string, body: unknown): Promise<Value | undefined> {
    if (isBusy) return undefined
    setIsBusy(true)
    setRefusals(none)
    const idempotencyKey = newKey()
    const answer = await callApi<Value>(path, { method: 'POST', body, idempotencyKey })
    setIsBusy(false)
    if (answer.ok) return answer.value
    if (answer.reason === 'unreachable' || answer.error.retryable)
      setRefusals({ fields: {}, isUnreachable: true })
    else if (answer.error.code === 'link_spent' && onSpent) onSpent()
    else setRefusals(refusalsOf(answer.error, names))
    return undefined
  }

  return { form, isBusy, refusals, send }
}

/** What an answer says of fields that the form shows; the rest of it stands above them. */
function refusalsOf(error: ErrorBody, names: readonly string[]): Refusals {
  const faults = error.fields ?? [{ field: error.field ?? '', message: error.message }]
  const fields: Record<string, string> = {}
  for (const { field, message } of faults)
    if (names.includes(field))
      fields[field] = fields[field] ? `${fields[field]} ${message}` : message
  return Object.keys(fields).length > 0 ? { fields } : { fields, error }
}
