import { useCallback, useState } from 'react'

/** Words that nobody has saved, or that are on their way. */
export type Unsaved = 'typed' | 'saving' | undefined

/** What of the open texts nobody has saved, or is on its way. */
export function useUnsaved() {
  const [held, setHeld] = useState<ReadonlyMap<string, Unsaved>>(new Map())
  const setUnsaved = useCallback(
    (name: string, unsaved: Unsaved) =>
      setHeld((before) => {
        if (before.get(name) === unsaved) return before
        const others = [...before].filter(([other]) => other !== name)
        return new Map(unsaved ? [...others, [name, unsaved]] : others)
      }),
    [],
  )
  return {
    isUnsaved: held.size > 0,
    isSaving: [...held.values()].includes('saving'),
    setUnsaved,
  }
}
