import type { TransRenderProps } from '@lingui/react'

/**
 * What `Trans` says, in an element of its own. A browser that translates the page puts elements in the place of texts: React would
 * look for a text that is gone, and fail. For the same reason other words come in another element (their key), not in this one.
 */
export function Words({ id, children }: TransRenderProps) {
  return <span key={id}>{children}</span>
}
