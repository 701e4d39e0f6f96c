import { useCallback, useEffect, useState } from 'react'
import type { Kitchen, Kitchens } from '#domain/kitchen.schema.ts'
import { browserStorage } from '#app/platform/browser/storage.ts'
import { callKitchen } from './kitchen-api.ts'

/** What a browser is to the kitchens: nothing yet, one that must be paired, one of somebody who may choose, or the screen of one. */
export type Screen =
  | { kind: 'reading' }
  | { kind: 'away' }
  | { kind: 'unpaired'; choices: Kitchens['restaurants']; mayManage: boolean }
  | { kind: 'known'; kitchen: Kitchen; isManaged: boolean }

const key = 'kitchen-screen'

/** Finds out which kitchen this browser is a screen of. Without network it is the one that it was before. */
export function useScreen() {
  const [screen, setScreen] = useState<Screen>({ kind: 'reading' })
  const find = useCallback(() => void foundScreen().then(setScreen), [])
  const open = useCallback(
    (restaurantId: string, isManaged: boolean) =>
      void openedScreen(restaurantId, isManaged).then(setScreen),
    [],
  )
  useEffect(() => void foundScreen().then(setScreen), [])
  return { screen, find, open }
}

async function foundScreen(): Promise<Screen> {
  const found = await callKitchen<Kitchens>('')
  if (found.kind !== 'done') return rememberedScreen()
  const { pairedWith, restaurants, mayManage } = found.value
  if (pairedWith) return openedScreen(pairedWith, false)
  browserStorage.forget(key)
  return { kind: 'unpaired', choices: restaurants, mayManage }
}

async function openedScreen(restaurantId: string, isManaged: boolean): Promise<Screen> {
  const read = await callKitchen<Kitchen>(`/${restaurantId}`)
  if (read.kind !== 'done') return rememberedScreen()
  browserStorage.keepValue(key, read.value)
  return { kind: 'known', kitchen: read.value, isManaged }
}

function rememberedScreen(): Screen {
  const kitchen = browserStorage.value(key) as Kitchen | null
  return kitchen ? { kind: 'known', kitchen, isManaged: false } : { kind: 'away' }
}
