import { useEffect, useEffectEvent, useState } from 'react'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { preloadNotices } from '#app/ui/notify.ts'

/** Reads the footer with each opening, and again where that failed and was asked for once more. `begin` gets what was read. */
export function useFooterReading(isOpen: boolean, begin: (footer: EditableFooter) => void) {
  const [isFailed, setIsFailed] = useState(false)
  const [round, setRound] = useState(0)
  const take = useEffectEvent((answer: ApiAnswer<EditableFooter>) => {
    setIsFailed(!answer.ok)
    if (answer.ok) begin(answer.value)
  })
  const reading = isOpen ? round : undefined
  useEffect(() => {
    if (reading === undefined) return undefined
    preloadNotices()
    const stop = new AbortController()
    const read = async () => {
      const answer = await callApi<EditableFooter>('/admin/footer', { signal: stop.signal })
      if (!stop.signal.aborted) take(answer)
    }
    void read()
    return () => stop.abort()
  }, [reading])
  return { isFailed, readAgain: () => setRound(round + 1) }
}
