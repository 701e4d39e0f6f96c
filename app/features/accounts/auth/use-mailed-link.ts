import { useEffect, useState } from 'react'
import type { MailedLink } from '#domain/auth.schema.ts'
import { callApi } from '#app/platform/api.ts'

export type LinkState =
  | { kind: 'reading' }
  | { kind: 'found'; token: string; link: MailedLink }
  /** Used, too old, or never one of ours; also where the page was loaded anew without it. */
  | { kind: 'ended' }
  | { kind: 'unreachable' }

/**
 * Takes the token out of the address at once, so that neither the history nor anyone who is shown the page has it, and asks what
 * it is for. Looking spends nothing: a mail scanner may follow the link as often as it likes (behaviour D12).
 */
export function useMailedLink() {
  const [token, setToken] = useState<string>()
  const [state, setState] = useState<LinkState>({ kind: 'reading' })

  async function look(secret: string) {
    setState({ kind: 'reading' })
    const answer = await callApi<MailedLink>('/auth/links', {
      method: 'POST',
      body: { token: secret },
      idempotencyKey: crypto.randomUUID(),
    })
    if (answer.ok) setState({ kind: 'found', token: secret, link: answer.value })
    else if (answer.reason === 'refused' && !answer.error.retryable) setState({ kind: 'ended' })
    else setState({ kind: 'unreachable' })
  }

  useEffect(() => {
    const secret = decodeURIComponent(location.hash.slice(1))
    if (!secret)
      return setState((before) => (before.kind === 'reading' ? { kind: 'ended' } : before))
    history.replaceState(history.state, '', location.pathname + location.search)
    setToken(secret)
    void look(secret)
  }, [])

  const end = () => setState({ kind: 'ended' })
  const again = () => void (token && look(token))
  return { state, end, again }
}
