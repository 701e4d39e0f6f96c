import { useEffect, useState } from 'react'
import type { MailedLink } from '#domain/auth.schema.ts'
import { callApi } from '#app/platform/api.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

export type LinkState =
  | { kind: 'reading' }
  | { kind: 'found'; token: string; link: MailedLink }
  /** Used, too old, or never one of ours; also where the page was loaded anew without it. */
  | { kind: 'ended' }
  | { kind: 'unreachable'; token: string }

/**
 * Takes the token out of the address at once, so that neither the history nor anyone who is shown the page has it, and asks what
 * it is for. Looking spends nothing: a mail scanner may follow the link as often as it likes.
 */
export function useMailedLink() {
  const [state, setState] = useState<LinkState>({ kind: 'reading' })
  useEffect(() => {
    const secret = takenFromAddress()
    void lookedAt(secret).then(setState)
  }, [])
  const end = () => setState({ kind: 'ended' })
  const again = (token: string) => {
    setState({ kind: 'reading' })
    void lookedAt(token).then(setState)
  }
  return { state, end, again }
}

function takenFromAddress(): string {
  const secret = location.hash.slice(1)
  if (secret) history.replaceState(history.state, '', location.pathname + location.search)
  return secret
}

async function lookedAt(token: string): Promise<LinkState> {
  if (!token) return { kind: 'ended' }
  const answer = await callApi<MailedLink>('/auth/links', {
    method: 'POST',
    body: { token },
    idempotencyKey: newKey(),
  })
  if (answer.ok) return { kind: 'found', token, link: answer.value }
  const isEnded = answer.reason === 'refused' && !answer.error.retryable
  return isEnded ? { kind: 'ended' } : { kind: 'unreachable', token }
}
