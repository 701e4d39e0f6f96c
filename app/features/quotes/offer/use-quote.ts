import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#domain/errors.ts'
import type { QuoteView } from '#domain/quote-view.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'

type Step = 'accept' | 'decline' | 'messages' | 'revision' | 'withdraw'

export interface ShownQuote {
  quote: QuoteView
  /** Why the last step was refused, where the quote has moved on since the page showed it. */
  moved: string | undefined
  /** Takes a step; the page shows what the quote is then. */
  take: (step: Step, body: object, idempotencyKey: string) => Promise<ApiAnswer<QuoteView>>
}

/** The quote is not what the page showed: it is read again, and what was typed stays. */
const movedCodes = new Set<ErrorCode>([
  'offer_expired',
  'offer_replaced',
  'quote_in_state',
  'quote_unknown',
])

/** A quote as it is now: what another tab or sales have done to it is seen when the window is looked at again. */
export function useQuote(token: string, loaded: QuoteView): ShownQuote {
  const [shown, setShown] = useState({ loaded, quote: loaded })
  const [moved, setMoved] = useState<string>()
  const isReading = useRef(false)
  const writes = useRef(0)
  if (shown.loaded !== loaded) setShown({ loaded, quote: loaded })
  const show = useCallback((quote: QuoteView) => setShown((before) => ({ ...before, quote })), [])

  const refresh = useCallback(async () => {
    isReading.current = true
    const before = writes.current
    const answer = await callApi<QuoteView>(`/quotes/${token}`)
    isReading.current = false
    // What was done meanwhile is newer than what was read.
    if (answer.ok && before === writes.current) show(answer.value)
  }, [token, show])

  useEffect(() => {
    // A tab that is come back to is seen and focused at once: that is one look.
    const look = () => {
      if (document.visibilityState === 'visible' && !isReading.current) void refresh()
    }
    addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [refresh])

  async function take(step: Step, body: object, idempotencyKey: string) {
    const answer = await callTwice<QuoteView>(`/quotes/${token}/${step}`, {
      ...{ method: 'POST', body, idempotencyKey },
    })
    writes.current += 1
    const refusal = !answer.ok && answer.reason === 'refused' ? answer.error : undefined
    const hasMoved = refusal !== undefined && movedCodes.has(refusal.code)
    setMoved(hasMoved ? refusal.message : undefined)
    if (answer.ok) show(answer.value)
    else if (hasMoved) await refresh()
    return answer
  }

  return { quote: shown.quote, moved, take }
}
