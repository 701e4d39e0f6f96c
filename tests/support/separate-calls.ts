import type { APIRequestContext } from '@playwright/test'

/** The Worker hangs up on a connection that has rested for 5 s, and a call that takes it up in that moment is lost: each has its own. */
export function separateCalls(calls: APIRequestContext): void {
  const fetch = calls.fetch.bind(calls)
  calls.fetch = (address, options = {}) =>
    fetch(address, { ...options, headers: { ...options.headers, connection: 'close' } })
}
