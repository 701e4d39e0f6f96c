import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { osloInput, readOsloInput } from '#domain/oslo-input.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { isAbroad } from './day-ahead.ts'

interface DateFieldProps {
  /** The time that is seen, epoch ms; null for now. */
  at: number | null
  isDisabled: boolean
  isPast: boolean
  onMove: (at: number | null) => void
  /** What was typed is no time to come, or none that can be read: it was left, and nothing moved. */
  onPast: () => void
}

/** Any time to come, by the clock in Oslo, as a schedule takes it. An empty field is now. */
export function DateField({ at, isDisabled, isPast, onMove, onPast }: DateFieldProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()

  function follow({ target }: ChangeEvent<HTMLInputElement>): void {
    setTyped(target.value)
    const wanted = readOsloInput(target.value)
    // A year that is half typed is long ago.
    if (wanted !== null && isToCome(wanted)) onMove(wanted)
  }

  function leave({ target }: FocusEvent<HTMLInputElement>): void {
    setTyped(undefined)
    if (typed === undefined || target.validity.badInput) return
    const wanted = readOsloInput(typed)
    if (typed === '') onMove(null)
    else if (wanted === null || !isToCome(wanted)) onPast()
  }

  return (
    <TextField
      disabled={isDisabled}
      error={isPast ? t`Choose a time to come.` : undefined}
      hint={isAbroad() && t`By the clock in Oslo.`}
      label={t`Date and time`}
      // A year of four digits.
      max="9999-12-31T23:59"
      onBlur={leave}
      onChange={follow}
      required={false}
      type="datetime-local"
      value={typed ?? osloInput(at)}
    />
  )
}

function isToCome(at: number): boolean {
  return at > Date.now()
}
