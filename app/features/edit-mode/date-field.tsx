import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type FocusEvent, useState } from 'react'
import { isSkippedHour, osloInput, readOsloInput } from '#domain/oslo-input.ts'
import { useSkippedHour } from '#app/workspace/form/skipped-hour.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { isAbroad } from './day-ahead.ts'

interface DateFieldProps {
  /** The time that is seen, epoch ms; null for now. */
  at: number | null
  isDisabled: boolean
  /** What was typed and left, though nobody can go there. */
  left: string | undefined
  onMove: (at: number | null) => void
  /** What was typed is no time to come, or none that there is: nothing moved. */
  onLeft: (typed: string) => void
}

/** Any time to come, by the clock in Oslo, as a schedule takes it. An empty field is now. */
export function DateField({ at, isDisabled, left, onMove, onLeft }: DateFieldProps) {
  const { t } = useLingui()
  const skipped = useSkippedHour()
  const [typed, setTyped] = useState<string>()

  function follow({ target }: ChangeEvent<HTMLInputElement>): void {
    setTyped(target.value)
    const wanted = placeOf(target.value)
    if (wanted !== null) onMove(wanted)
  }

  function leave({ target }: FocusEvent<HTMLInputElement>): void {
    setTyped(undefined)
    if (typed === undefined || target.validity.badInput) return
    if (typed === '') onMove(null)
    else if (placeOf(typed) === null) onLeft(typed)
  }

  return (
    <TextField
      disabled={isDisabled}
      error={
        skipped(typed ?? left ?? '') ?? (left === undefined ? undefined : t`Choose a time to come.`)
      }
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

/** The time to come that was typed, epoch ms; null for any other: a year that is half typed is long ago. */
function placeOf(typed: string): number | null {
  const at = isSkippedHour(typed) ? null : readOsloInput(typed)
  return at !== null && at > Date.now() ? at : null
}
