import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { ErrorBody } from '#domain/errors.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { useSameKey } from './use-same-key.ts'
import { wrongFields } from './wrong-fields.ts'

type Name<Values> = keyof Values & string
type Call<Value> = (idempotencyKey: string) => Promise<ApiAnswer<Value>>

export interface Form<Values> {
  values: Values
  /** What is wrong with the whole, in the reader's language. */
  told: string | undefined
  isBusy: boolean
  change: (fields: Partial<Values>) => void
  /** The attributes that tie a text control to its field. */
  field: (name: Name<Values>) => {
    id: string
    name: string
    value: string
    error: string | undefined
    hint: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  }
  /**
   * Sends once however often it is asked to; the answer, or undefined where it was refused or lost: what was typed stays. The
   * same content goes with the same key until it was answered.
   */
  send: <Value>(call: Call<Value>) => Promise<Value | undefined>
}

/**
 * A small form over one row: what is typed, what is wrong with each field in the API's words, and, where somebody else changed
 * the row meanwhile, what is saved now beside what is typed. `saved` are the values of the row as last read, which `onChanged`
 * reads again where they are no longer so; any other refusal leaves the page and what is typed on it alone.
 */
export function useForm<Values extends Record<string, string | boolean>>(
  saved: Values,
  onChanged?: () => Promise<void>,
): Form<Values> {
  const { t } = useLingui()
  const formId = useId()
  const [values, setValues] = useState(saved)
  const [refusal, setRefusal] = useState<ErrorBody | 'unreachable'>()
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const keyFor = useSameKey()
  const wantedFocus = useRef<string>(undefined)

  useEffect(() => {
    if (isBusy || !wantedFocus.current) return
    document.getElementById(wantedFocus.current)?.focus()
    wantedFocus.current = undefined
  })

  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const idOf = (name: string) => `${formId}${name}`
  const change = (fields: Partial<Values>) => {
    setValues((before) => ({ ...before, ...fields }))
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])),
    }))
  }

  async function send<Value>(call: Call<Value>) {
    if (isSending.current) return undefined
    isSending.current = true
    setIsBusy(true)
    const key = keyFor(values)
    const answer = await call(key.value)
    if (answer.ok || answer.reason === 'refused') key.isAnswered()
    isSending.current = false
    setIsBusy(false)
    const wrong =
      answer.ok || answer.reason !== 'refused' ? {} : wrongFields(answer.error, Object.keys(values))
    const [first] = Object.keys(values).filter((name) => wrong[name])
    setErrors(wrong)
    if (first) wantedFocus.current = idOf(first)
    if (answer.ok || first) setRefusal(undefined)
    else setRefusal(answer.reason === 'refused' ? answer.error : 'unreachable')
    if (isOutdated(answer)) await onChanged?.()
    return answer.ok ? answer.value : undefined
  }

  const isStale = typeof refusal === 'object' && refusal.code === 'stale'
  return {
    values,
    told:
      refusal === 'unreachable'
        ? t`We cannot reach the shop. Try again in a moment.`
        : refusal?.message,
    isBusy,
    change,
    field: (name) => {
      const now = String(saved[name])
      return {
        id: idOf(name),
        name,
        value: String(values[name]),
        error: errors[name],
        hint: isStale && now !== String(values[name]) ? t`Now saved: ${now || '–'}` : undefined,
        onChange: (event) => change({ [name]: event.target.value } as Partial<Values>),
      }
    },
    send,
  }
}
