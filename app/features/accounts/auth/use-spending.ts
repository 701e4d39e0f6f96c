import { useEffect } from 'react'
import { useSending } from './use-sending.ts'

/** Sends what spends a mailed link; `onSpent` is told where somebody was faster, or it has grown too old meanwhile. */
export function useSpending(names: readonly string[], onSpent: () => void) {
  const { send: spend, ...sending } = useSending(names)
  const isSpent = sending.refusals.told?.code === 'link_spent'
  useEffect(() => {
    if (isSpent) onSpent()
  }, [isSpent])
  return { ...sending, spend }
}
