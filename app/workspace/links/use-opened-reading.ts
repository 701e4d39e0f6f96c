import { useEffect, useEffectEvent, useState } from 'react'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { preloadNotices } from '#app/ui/notify.ts'

interface Reading<Whole> {
  path: string
  isOpen: boolean
  /** Gets what was read. */
  begin: (whole: Whole) => void
}

/** Reads what a dialog edits with each opening, and again where that failed and was asked for once more. */
export function useOpenedReading<Whole>({ path, isOpen, begin }: Reading<Whole>) {
  const [isFailed, setIsFailed] = useState(false)
  const [round, setRound] = useState(0)
  const take = useEffectEvent((answer: ApiAnswer<Whole>) => {
    setIsFailed(!answer.ok)
    if (answer.ok) begin(answer.value)
  })
  const reading = isOpen ? round : undefined
  useEffect(() => {
    if (reading === undefined) return undefined
    preloadNotices()
    const stop = new AbortController()
    const read = async () => {
      const answer = await callApi<Whole>(path, { signal: stop.signal })
      if (!stop.signal.aborted) take(answer)
    }
    void read()
    return () => stop.abort()
  }, [path, reading])
  return { isFailed, readAgain: () => setRound(round + 1) }
}
