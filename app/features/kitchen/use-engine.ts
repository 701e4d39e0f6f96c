import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { callKitchen } from './kitchen-api.ts'
import { KitchenEngine } from './kitchen-engine.ts'
import { kitchenMemory } from './kitchen-memory.ts'

/** The board of a kitchen, for as long as it is shown. */
export function useEngine(restaurantId: string) {
  const [engine] = useState(() => new KitchenEngine(restaurantId, portsOf(restaurantId)))
  useEffect(() => {
    void engine.start()
    const wake = () => void (document.visibilityState === 'visible' && engine.poll())
    document.addEventListener('visibilitychange', wake)
    addEventListener('online', wake)
    return () => {
      engine.stop()
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
    }
  }, [engine])
  const state = useSyncExternalStore(engine.hear, engine.state, engine.state)
  return { engine, state }
}

function portsOf(restaurantId: string) {
  return {
    call: callKitchen,
    memory: kitchenMemory(restaurantId, currentLanguageCode()),
    now: () => Date.now(),
    after: (ms: number, task: () => void) => {
      const timer = setTimeout(task, ms)
      return () => clearTimeout(timer)
    },
    isHidden: () => document.visibilityState === 'hidden',
    random: () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255,
  }
}
