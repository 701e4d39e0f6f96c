import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { notifyStaff } from '#app/ui/notify.ts'
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
  const { t } = useLingui()
  const { isOn } = useMode()
  const router: AnyRouter = useRouter()
  return useCallback(() => {
    if (isOn && !mayLeave()) return
    setEditing(!isOn)
    void setView({ drafts: !isOn, asOf: null }).then(({ ok }) => {
      if (ok) return router.invalidate()
      if (isOn)
        return notifyStaff.error(t`This page may still show drafts. Load it again in a moment.`)
      setEditing(false)
      return notifyStaff.error(t`Edit Mode could not be turned on. Try again in a moment.`)
    })
  }, [isOn, router, t])
}
