import type { AuthView } from './auth-search.ts'

/** The address of a view, which keeps where to go on to. */
export function authAddress(view: AuthView, next?: string): `/auth${string}` {
  const search = new URLSearchParams({
    ...(view === 'sign-in' ? {} : { view }),
    ...(next ? { next } : {}),
  }).toString()
  return search ? `/auth?${search}` : '/auth'
}
