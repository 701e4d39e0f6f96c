import { useEffect, useState } from 'react'

/** The time, epoch ms, anew each second; `aheadMs` is what the server's clock is ahead. */
export function useNow(aheadMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now + aheadMs
}
