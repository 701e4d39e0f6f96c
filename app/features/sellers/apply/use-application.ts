import { useState } from 'react'
import type { ApplicationView, CurrentApplication } from '#domain/seller-application.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { callTwice } from '#app/platform/call-twice.ts'

/** An application as it is now, and how this page writes to it. */
export interface Application {
  /** Null before the first step was saved. */
  view: ApplicationView | null
  show: (view: ApplicationView) => void
  /** Reads it anew: somebody else has changed it. */
  refresh: () => Promise<void>
  /** Writes to it, at `steps/place` or `code`; before there is one its first step begins it. */
  write: <Value = ApplicationView>(
    method: 'POST' | 'PUT',
    rest: string,
    call: { body: object; idempotencyKey: string },
  ) => Promise<ApiAnswer<Value>>
}

/** `token` is that of the link, where this browser has not begun the application itself. */
export function useApplication(
  loaded: ApplicationView | null,
  token: string | undefined,
): Application {
  const [shown, setShown] = useState({ loaded, view: loaded })
  if (shown.loaded !== loaded) setShown({ loaded, view: loaded })
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`
  const show = (view: ApplicationView) => setShown((before) => ({ ...before, view }))
  return {
    view: shown.view,
    show,
    refresh: async () => {
      const answer = await callApi<CurrentApplication>(`/seller-applications/current${query}`)
      if (answer.ok && answer.value.application) show(answer.value.application)
    },
    write: (method, rest, call) =>
      shown.view === null
        ? callTwice('/seller-applications', { method: 'POST', ...call })
        : callTwice(`/seller-applications/${shown.view.id}/${rest}${query}`, { method, ...call }),
  }
}
