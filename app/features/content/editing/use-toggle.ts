import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { setView } from './editing-api.ts'
import { setEditing, useMode } from './edit-mode.store.ts'

let mayLeave = () => true

/** What is open may hold words that nobody has saved: it asks before Edit Mode is left. */
export function askBeforeLeaving(ask: () => boolean): () => void {
  mayLeave = ask
  return () => {
    mayLeave = () => true
  }
}

/** Turns Edit Mode on or off; the page then shows drafts, or what visitors see. */
export function useToggle(): () => void {
  const { isOn } = useMode()
  const router: AnyRouter = useRouter()
  return useCallback(() => {
    if (isOn && !mayLeave()) return
    setEditing(!isOn)
    void setView({ drafts: !isOn, asOf: null }).then(({ ok }) =>
      ok ? router.invalidate() : undefined,
    )
  }, [isOn, router])
}
