import { type RefObject, useEffect } from 'react'

/**
 * Sends a form that was sent before the page was alive: the first script held it back (`first-script.ts`). For forms whose fields
 * hold what they are sent with; where the page's own state does, it would send what was there before.
 */
export function useHeldForm(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const sent = form.current
    if (!sent?.hasAttribute('data-held')) return
    sent.removeAttribute('data-held')
    sent.requestSubmit()
  }, [form])
}
