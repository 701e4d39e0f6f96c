import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import type { ErrorBody } from '#domain/errors.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { begunFields, followed, rowRevOf, settled } from './form-fields.ts'
import { useSave } from './use-save.ts'
import { isIn, wrongFields } from './wrong-fields.ts'

type Name<Values> = keyof Values & string
type Call<Value> = (idempotencyKey: string) => Promise<ApiAnswer<Value>>

export interface Form<Values> {
  values: Values
  /** What is wrong with the whole, in the reader's language. */
  message: string | undefined
  isBusy: boolean
  /** The fields that hold something else than what they were begun from, in their order. */
  changed: Name<Values>[]
  /** The number of what a field was begun from: what a write of it names. 0 where it has none. */
  revOf: (name: Name<Values>) => number
  /** The number that the row is written with as a whole. */
  rowRev: number
  /** Gives up what was typed. */
  reset: () => void
  change: (fields: Partial<Values>) => void
  /** The attributes that tie a text control to its field. */
  field: (name: Name<Values>) => {
    id: string
    name: string
    value: string
    error: string | undefined
    hint: string | undefined
    onChange: (
      event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>,
    ) => void
  }
  /** The attributes of a control that is a part of a field, as `slots.2.capacity`, where a field holds rows. */
  part: (path: string) => { id: string; name: string; error: string | undefined }
  /**
   * Sends once however often it is asked to; the answer, or undefined where it was refused or lost: what was typed stays. The
   * same content goes with the same key until it was answered.
   */
  send: <Value>(call: Call<Value>) => Promise<Value | undefined>
}

/**
 * A small form over one row: what is typed, what is wrong with each field in the API's words, and, where somebody else changed
 * the row meanwhile, what is saved now beside what is typed. `saved` are the values of the row as last read, which `onChanged`
 * reads again where they are no longer so; any other refusal leaves the page and what is typed on it alone. `revs` are the numbers
 * that the fields were saved with, or the one number of the row: what is sent names what its writer saw, however often the row is read meanwhile.
 */
export function useForm<Values extends Record<string, string | boolean>>(
  saved: Values,
  onChanged?: () => Promise<void>,
  revs: Partial<Record<Name<Values>, number>> | number = {},
): Form<Values> {
  const { t } = useLingui()
  const formId = useId()
  const [fields, setFields] = useState(() => begunFields({ saved, revs }))
  const save = useSave({ onOutdated: onChanged })
  const { isBusy } = save
  const isStale = save.refusal?.code === 'stale'
  const wantedFocus = useRef<string>(undefined)

  // Read anew: what nobody has typed in follows.
  const now = followed(fields, { saved, revs }, isStale)
  if (now !== fields) setFields(now)
  const { values, begun } = now

  useEffect(() => {
    if (isBusy || !wantedFocus.current) return
    document.getElementById(wantedFocus.current)?.focus()
    wantedFocus.current = undefined
  })

  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const idOf = (name: string) => `${formId}${name}`
  const change = (typed: Partial<Values>) => {
    setFields((before) => ({ ...before, values: { ...before.values, ...typed } }))
    const isTyped = ([path]: [string, unknown]) =>
      Object.keys(typed).some((name) => isIn(name, path))
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter((entry) => !isTyped(entry))),
    )
  }

  /** A revision that is no longer so is nothing that is wrong with a field: what is saved now stands at each. */
  function tellAtFields(error: ErrorBody): boolean {
    const wrong = error.code === 'stale' ? {} : wrongFields(error, Object.keys(values))
    const first = Object.keys(values).flatMap((name) =>
      Object.keys(wrong).filter((path) => isIn(name, path)),
    )[0]
    setErrors(wrong)
    if (first) wantedFocus.current = idOf(first)
    return first !== undefined
  }

  async function send<Value>(call: Call<Value>) {
    const answer = await save.send(call, {
      content: values,
      isSaidElsewhere: tellAtFields,
      onAnswer: (answer) => {
        if (answer.ok) setFields((before) => settled(before, values))
        if (answer.ok || answer.reason === 'unreachable') setErrors({})
      },
    })
    return answer?.ok ? answer.value : undefined
  }

  return {
    values,
    message: save.message,
    isBusy,
    changed: (Object.keys(values) as Name<Values>[]).filter(
      (name) => values[name] !== begun[name]?.value,
    ),
    revOf: (name) => begun[name]?.rev ?? 0,
    rowRev: rowRevOf(now) ?? 0,
    reset: () => {
      setFields(begunFields({ saved, revs }))
      setErrors({})
      save.forget()
    },
    change,
    field: (name) => {
      const kept = String(saved[name])
      return {
        id: idOf(name),
        name,
        value: String(values[name]),
        error: errors[name],
        hint: isStale && kept !== String(values[name]) ? t`Now saved: ${kept || '–'}` : undefined,
        onChange: (event) => change({ [name]: event.target.value } as Partial<Values>),
      }
    },
    part: (path) => ({ id: idOf(path), name: path, error: errors[path] }),
    send,
  }
}
