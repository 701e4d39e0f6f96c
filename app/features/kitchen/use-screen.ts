import { useCallback, useEffect, useState } from 'react'
import type { Kitchen, Kitchens } from '#domain/kitchen.schema.ts'
import { browserStorage } from '#app/platform/browser/storage.ts'
import { callKitchen } from './kitchen-api.ts'

/** What a browser is to the kitchens: nothing yet, one that must be paired, one of somebody who may choose, or the screen of one. */
export type Screen =
  | { kind: 'reading' }
  | { kind: 'away' }
  | { kind: 'unpaired'; choices: Kitchens['restaurants'] }
  | { kind: 'known'; kitchen: Kitchen; isManaged: boolean }

const key = 'kitchen-screen'

/** Finds out which kitchen this browser is a screen of. Without network it is the one that it was before. */
export function useScreen() {
  const [screen, setScreen] = useState<Screen>({ kind: 'reading' })

  const open = useCallback(async (restaurantId: string, isManaged: boolean) => {
    const read = await callKitchen<Kitchen>(`/${restaurantId}`)
    if (read.kind === 'done') browserStorage.keepValue(key, read.value)
    if (read.kind === 'done') setScreen({ kind: 'known', kitchen: read.value, isManaged })
    else setScreen(rememberedScreen())
  }, [])

  const find = useCallback(async () => {
    const found = await callKitchen<Kitchens>('')
    if (found.kind !== 'done') return setScreen(rememberedScreen())
    const { pairedWith, restaurants } = found.value
    if (pairedWith) return open(pairedWith, false)
    browserStorage.forget(key)
    return setScreen({ kind: 'unpaired', choices: restaurants })
  }, [open])

  useEffect(() => void find(), [find])
  return { screen, find, open }
}

function rememberedScreen(): Screen {
  const kitchen = browserStorage.value(key) as Kitchen | null
  return kitchen ? { kind: 'known', kitchen, isManaged: false } : { kind: 'away' }
}
