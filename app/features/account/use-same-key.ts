import { useRef } from 'react'

/** A key for what is to be made: the same content goes with the same one, so that sending it again makes it once. */
export function useSameKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
