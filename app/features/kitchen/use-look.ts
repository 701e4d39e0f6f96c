import { useState } from 'react'
import { browserStorage } from '#app/platform/browser/storage.ts'

const key = 'kitchen-look'
const zooms = [80, 90, 100, 110, 125, 140, 160] as const

export interface Look {
  theme: 'dark' | 'light'
  zoom: (typeof zooms)[number]
}

/** How a board looks on this screen: dark unless somebody wants it light, and as large as they like. */
export function useLook() {
  const [look, setLook] = useState(keptLook)
  const choose = (change: Partial<Look>) => {
    const next = { ...look, ...change }
    browserStorage.keepValue(key, next)
    setLook(next)
  }
  const at = zooms.indexOf(look.zoom)
  return {
    look,
    turnTheme: () => choose({ theme: look.theme === 'dark' ? 'light' : 'dark' }),
    zoomBy: (steps: 1 | -1) => choose({ zoom: zooms[at + steps] ?? look.zoom }),
  }
}

function keptLook(): Look {
  const kept = (typeof document === 'undefined' ? null : browserStorage.value(key)) as Look | null
  return {
    theme: kept?.theme === 'light' ? 'light' : 'dark',
    zoom: zooms.find((zoom) => zoom === kept?.zoom) ?? 100,
  }
}
