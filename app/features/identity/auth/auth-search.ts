/** What the page is for, by the address: each view can be linked to and left by going back. */
export type AuthView = 'sign-in' | 'sign-up' | 'recover'

export interface AuthSearch {
  view?: Exclude<AuthView, 'sign-in'>
  next?: string
}

/** The known parameters of `/auth`; others are left out, and so is the view that is shown anyway. */
export function parseAuthSearch({ view, next }: Record<string, unknown>): AuthSearch {
  return {
    ...(view === 'sign-up' || view === 'recover' ? { view } : {}),
    ...(typeof next === 'string' && next !== '' ? { next } : {}),
  }
}
