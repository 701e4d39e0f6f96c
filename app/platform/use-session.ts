import { useSyncExternalStore } from 'react'
import { type SessionState, sessionOnServer, sessionState, subscribeToSession } from './session.ts'

/** Who is signed in; nobody until the browser has asked, so that every page of the server is the same for all. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState, sessionOnServer)
}
