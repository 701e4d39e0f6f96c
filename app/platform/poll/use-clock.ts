import { useEffect, useState } from 'react'

/** The server's time, epoch ms, anew each second: first as the page came, then by this browser's clock and what the server is ahead. */
export function useClock(begunAt: number, aheadMs: number): number {
  const [now, setNow] = useState(begunAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + aheadMs), 1000)
    return () => clearInterval(timer)
  }, [aheadMs])
  return now
}
