import { useCallback, useState } from 'react'

/** Which open texts hold words that nobody has saved. */
export function useUnsaved() {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const setUnsaved = useCallback(
    (name: string, isUnsaved: boolean) =>
      setNames((before) => {
        if (before.has(name) === isUnsaved) return before
        const others = [...before].filter((other) => other !== name)
        return new Set(isUnsaved ? [...others, name] : others)
      }),
    [],
  )
  return { isUnsaved: names.size > 0, setUnsaved }
}
