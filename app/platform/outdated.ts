import type { ApiAnswer } from './api.ts'

/** True where a write came to something that the page does not show yet: it was done, or somebody else had changed or removed the same. */
export function isOutdated(answer: ApiAnswer<unknown>): boolean {
  if (answer.ok) return true
  return answer.reason === 'refused' && ['stale', 'not_found'].includes(answer.error.code)
}
