import { useRef } from 'react'
import { newKey } from '#app/platform/browser/new-key.ts'

/** A key for a write: sent again after a lost answer the same content has the same one, so that it is done once. Without content each is new. */
export function useSameKey() {
  const last = useRef({ body: '', key: '' })
  return (body: unknown) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    if (!text || last.current.body !== text) last.current = { body: text, key: newKey() }
    return {
      value: last.current.key,
      /** The next time is another wish. */
      isAnswered: () => {
        last.current = { body: '', key: '' }
      },
    }
  }
}
