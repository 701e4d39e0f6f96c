import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Translatable } from '#app/features/languages/admin/translations/translatable.ts'
import { planImport, type Plan } from './plan-import.ts'
import { readFile } from './read-file.ts'
import { problemWords } from './refusal-words.ts'
import { checkChanges, type Outcome, saveChanges } from './run-import.ts'

interface Importing {
  rows: readonly Translatable[]
  language: string
  /** Reads the rows anew. */
  onSaved: () => Promise<void>
}

/** A file on its way in: read, judged and shown, and saved when its reader says so. */
export function useImport({ rows, language, onSaved }: Importing) {
  const { t, i18n } = useLingui()
  const [plan, setPlan] = useState<Plan>()
  const [told, setTold] = useState('')
  const [savedCount, setSavedCount] = useState<number>()
  const [isBusy, setIsBusy] = useState(false)

  // A file is held against the rows that are there once it is read, not those of the moment it was chosen.
  const latest = useRef(rows)
  useEffect(() => {
    latest.current = rows
  }, [rows])

  const tellStop = ({ stopped }: Outcome, unreachable: string) => {
    if (stopped) setTold(stopped === 'unreachable' ? unreachable : stopped.told)
  }
  const judge = async (file: File) => {
    const read = await readFile(file, language)
    if (!read.ok) return setTold(problemWords(i18n, read.problem))
    const planned = planImport(read.rows, latest.current)
    const checked = await checkChanges(planned.changes, language)
    tellStop(checked, t`We cannot reach the shop. Choose the file again in a moment.`)
    if (!checked.stopped) setPlan(after(planned, checked))
    return undefined
  }
  const choose = async (file: File) => {
    setIsBusy(true)
    setTold('')
    setPlan(undefined)
    setSavedCount(undefined)
    try {
      await judge(file)
    } catch (error) {
      // What reads files is fetched when it is needed; a file may also be gone since it was chosen.
      console.error('Failed to read a file of translations', error)
      setTold(t`The file could not be read. Choose it again in a moment.`)
    } finally {
      setIsBusy(false)
    }
  }
  const save = async () => {
    if (!plan) return
    setIsBusy(true)
    setTold('')
    const outcome = await saveChanges(plan.changes, language)
    tellStop(
      outcome,
      t`We cannot reach the shop. What is not saved yet is still in this list; try again in a moment.`,
    )
    const isSaved = new Set(outcome.taken)
    const rest = plan.changes.filter((change) => !isSaved.has(change))
    // The next file is held against what stands there then.
    if (outcome.taken.length > 0) await onSaved()
    setPlan({ ...after(plan, outcome), changes: outcome.stopped ? rest : [] })
    setSavedCount(outcome.taken.length)
    setIsBusy(false)
  }
  return { plan, told, savedCount, isBusy, choose, save }
}

/** What is left to save, and all that was refused, in the file's order. */
function after(plan: Plan, { taken, refused }: Outcome): Plan {
  const all = [...plan.refused, ...refused].toSorted((a, b) => a.line - b.line)
  return { ...plan, changes: taken, refused: all }
}
