import { useEffect, useEffectEvent, useRef } from 'react'

interface LetGo {
  /** Somebody wants to leave, and waits for a save. */
  isWaiting: boolean
  /** The save has come home. */
  isHome: boolean
  /** Lets who waits go, or stay. */
  settle: (() => void) | undefined
  /** Lets who waits go. */
  leave: (() => void) | undefined
  /** Where one is led once all is saved. */
  goOn: (() => void) | undefined
}

/** Lets who has waited for a save go once it has come home; who waits for none is led where it leads. */
export function useLetGo({ isWaiting, isHome, settle, leave, goOn }: LetGo): void {
  const isGoing = useRef(false)
  const comeHome = useEffectEvent(() => {
    isGoing.current = settle === leave
    settle?.()
  })
  const lead = useEffectEvent(() => goOn?.())
  const letGo = useEffectEvent(() => {
    if (isWaiting) leave?.()
  })
  const isLed = goOn !== undefined
  useEffect(() => {
    if (isWaiting && isHome) comeHome()
    else if (isLed && !isGoing.current) lead()
  }, [isWaiting, isHome, isLed])
  // What is closed by its save, as a dialog, takes nobody's way with it.
  useEffect(() => () => letGo(), [])
}
