import { useCallback, useEffect, useState } from 'react'
import type { Kitchen, Kitchens } from '#domain/kitchen.schema.ts'
import { browserStorage } from '#app/platform/browser/storage.ts'
import { callKitchen, isShutOut } from './kitchen-api.ts'
import { forgetKitchens, screenKey } from './kitchen-memory.ts'

/** What a browser is to the kitchens: nothing yet, one that must be paired, one of somebody who may choose, or the screen of one. */
export type Screen =
  | { kind: 'reading' }
  | { kind: 'away' }
  | { kind: 'unpaired'; choices: Kitchens['restaurants']; mayManage: boolean }
  | { kind: 'known'; kitchen: Kitchen; isManaged: boolean }

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
  if (isShutOut(found)) return strangeScreen(() => true)
  if (found.kind !== 'done') return rememberedScreen()
  const { pairedWith, restaurants, mayManage } = found.value
  const isClosed = (id: string) => id !== pairedWith && !restaurants.some((its) => its.id === id)
  if (!pairedWith) return strangeScreen(isClosed, { choices: restaurants, mayManage })
  await forgetKitchens(isClosed).catch(() => undefined)
  return openedScreen(pairedWith, false)
}

async function openedScreen(restaurantId: string, isManaged: boolean): Promise<Screen> {
  const read = await callKitchen<Kitchen>(`/${restaurantId}`)
  if (isShutOut(read)) return strangeScreen((id) => id === restaurantId)
  if (read.kind !== 'done') return rememberedScreen()
  browserStorage.keepValue(screenKey, read.value)
  return { kind: 'known', kitchen: read.value, isManaged }
}

function rememberedScreen(): Screen {
  const kitchen = browserStorage.value(screenKey) as Kitchen | null
  return kitchen ? { kind: 'known', kitchen, isManaged: false } : { kind: 'away' }
}

/** That of no kitchen: what it knows of those that are closed to it is forgotten, the guests' data above all. */
async function strangeScreen(
  isClosed: (restaurantId: string) => boolean,
  rest: { choices: Kitchens['restaurants']; mayManage: boolean } = {
    choices: [],
    mayManage: false,
  },
): Promise<Screen> {
  browserStorage.forget(screenKey)
  await forgetKitchens(isClosed).catch(() => undefined)
  return { kind: 'unpaired', ...rest }
}
