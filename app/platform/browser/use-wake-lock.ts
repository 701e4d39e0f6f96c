import { useEffect } from 'react'

/** Keeps the screen awake while it shows a board; a browser takes the lock away with the page out of sight, and gets it anew. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    function take() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // A browser that saves power says no: the board goes on.
      navigator.wakeLock.request('screen').then(keep, () => undefined)
    }
    function keep(taken: WakeLockSentinel) {
      if (isOver) void taken.release()
      else lock = taken
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', take)
      void lock?.release()
    }
  }, [])
}
