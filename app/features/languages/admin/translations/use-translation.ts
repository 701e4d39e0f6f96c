import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { currentOf, saveRow } from './save-row.ts'
import type { Translatable } from './translatable.ts'

/** One text while it is translated: what is typed, what is saved, and what somebody else has saved meanwhile. */
export function useTranslation(
  given: Translatable,
  { language, onSaved }: { language: string; onSaved: (row: Translatable) => void },
) {
  const { t } = useLingui()
  const [row, setRow] = useState(given)
  const [typed, setTyped] = useState(given.target)
  const [told, setTold] = useState('')
  const [theirs, setTheirs] = useState<Translatable>()
  const [isBusy, setIsBusy] = useState(false)
  const isSaving = useRef(false)
  const isDirty = typed !== row.target
  const [last, setLast] = useState(given)
  // Words that came from elsewhere, as a file, begin anew; what is typed stays, with the words that it was begun from.
  if (!isSame(given, last)) {
    setLast(given)
    if (!isDirty && !isBusy) {
      setRow(given)
      setTyped(given.target)
      setTold('')
      setTheirs(undefined)
    }
  }
  // Saving unchanged words of an outdated text says that they still fit.
  const isWorthSaving = isDirty || row.state === 'outdated' || row.state === 'machine'

  const save = async (): Promise<boolean> => {
    if (isSaving.current) return false
    if (!isWorthSaving) return true
    isSaving.current = true
    setIsBusy(true)
    const answer = await saveRow(row, { language, value: typed })
    isSaving.current = false
    setIsBusy(false)
    if (answer.ok) {
      setRow(answer.value)
      // What was typed while it was on its way is not saved yet.
      setTyped((now) => (now === typed ? answer.value.target : now))
      onSaved(answer.value)
      setTold('')
      setTheirs(undefined)
      return true
    }
    if (answer.reason === 'unreachable') {
      setTold(t`We cannot reach the shop. What you typed is still here; try again in a moment.`)
      return false
    }
    const { error } = answer
    const now = error.code === 'stale' ? currentOf(row, error.current) : undefined
    setTheirs(now)
    // The next save has seen theirs.
    if (now) setRow(now)
    setTold(error.message)
    return false
  }
  const takeTheirs = () => {
    if (theirs) setTyped(theirs.target)
    setTheirs(undefined)
    setTold('')
  }
  /** Saved elsewhere for the person who is here: the row is as that left it. */
  const wasAccepted = (now: Translatable) => {
    setRow(now)
    setTyped(now.target)
    setTold('')
    setTheirs(undefined)
    onSaved(now)
  }
  return {
    wasAccepted,
    row,
    typed,
    setTyped,
    told,
    theirs,
    takeTheirs,
    isBusy,
    isDirty,
    isWorthSaving,
    save,
  }
}

function isSame(one: Translatable, other: Translatable): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
