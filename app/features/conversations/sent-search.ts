/** The number of what was sent, in the address: without scripts nothing else tells the page. */
export function sentSearch({ sent }: Record<string, unknown>): { sent?: string } {
  return typeof sent === 'string' && /^M-\d\d-\d{5,9}$/u.test(sent) ? { sent } : {}
}
