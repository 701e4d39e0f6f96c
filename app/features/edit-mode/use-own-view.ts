import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentMode } from './edit-mode.store.ts'
import { readView, setView } from './editing-api.ts'

/**
 * Edit Mode belongs to a tab, what its pages show to the whole browser: a tab that is opened or come back to asks what that is, and
 * sets it right where another tab has left it otherwise. Of two windows side by side neither is hidden: it is gone to.
 */
export function useOwnView(): void {
  const router: AnyRouter = useRouter()
  useEffect(() => {
    let settled = Promise.resolve()
    const settle = async () => {
      if (document.visibilityState !== 'visible') return
      const now = await readView()
      const { view } = currentMode()
      if (!now.ok || (now.value.drafts === view.drafts && now.value.asOf === view.asOf)) return
      const set = await setView(view)
      if (set.ok) await router.invalidate()
    }
    // A tab that is come back to is seen and gone to at once: the second look finds what the first has set right.
    const look = () => {
      settled = settled.then(settle, settle)
    }
    look()
    document.addEventListener('visibilitychange', look)
    addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      removeEventListener('focus', look)
    }
  }, [router])
}
