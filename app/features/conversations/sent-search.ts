const sentNumber = /^M-\d\d-\d{5,9}$/u

/** The number of what was sent, in the address: without scripts nothing else tells the page. */
export function sentSearch({ sent }: { sent?: string | undefined }): { sent?: string | undefined } {
  return { sent: sent !== undefined && sentNumber.test(sent) ? sent : undefined }
}
