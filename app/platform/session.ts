import type { Session } from '#domain/session.schema.ts'
import { callApi, sessionMissing } from './api.ts'
import { believeReader } from './believed-reader.ts'
import { newKey } from './browser/new-key.ts'
import { clearPrivateStorage } from './private-storage.ts'
import { listenToOtherTabs, tellOtherTabs } from './session-tabs.ts'
import { forgetSignedInHint, hasSignedInHint, keepSignedInHint } from './signed-in-hint.ts'

export type SignedInUser = NonNullable<Session['user']>

export interface SessionState {
  /** Undefined for a visitor, and until the server was asked. */
  user: SignedInUser | undefined
  /** Somebody was signed in on this page and is no longer, without having asked for it. */
  hasEnded: boolean
}

/** What happens while a page is open: somebody has signed in on it, or the person is another one than before. */
export type SessionNews = { kind: 'opened'; mergedItems: number } | { kind: 'changed' }

const checkMs = 30_000
const visitor: SessionState = { user: undefined, hasEnded: false }

let state = visitor
let checkedAt = 0
let isStarted = false
let isKnown = false
/** Somebody had signed in with this browser when the page began, and it was made for them unless their session had ended; or has since. */
let isExpected = false
let lastId = ''
const readers = new Set<() => void>()
const listeners = new Set<(news: SessionNews) => void>()

export function sessionState(): SessionState {
  return state
}

/** Who was signed in last on this page: whose text is kept when the session ends. Empty where nobody was. */
export function lastUserId(): string {
  return lastId
}

/** The server's pages are the same for everybody. */
export function sessionOnServer(): SessionState {
  return visitor
}

/** Calls `reader` on every change. The first one asks who is signed in, where somebody has ever been. */
export function subscribeToSession(reader: () => void): () => void {
  readers.add(reader)
  start()
  return () => readers.delete(reader)
}

/** Calls `listener` with what happens to the session from now on. */
export function listenToSession(listener: (news: SessionNews) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the server who is signed in. Where nobody answers, what was known stays. */
async function checkSession(): Promise<Session | undefined> {
  checkedAt = Date.now()
  const answer = await callApi<Session>('/session')
  if (!answer.ok) return undefined
  const { user } = answer.value
  const hasEnded = !user && state.user !== undefined
  become(user ?? undefined, hasEnded)
  if (hasEnded) tellOtherTabs('ended')
  return answer.value
}

/**
 * To be called with the answer of what signed somebody in: learns who it is and tells everyone. False where the browser has not kept
 * the session's cookie: then nobody is signed in.
 */
export async function sessionOpened({ mergedItems }: { mergedItems: number }): Promise<boolean> {
  keepSignedInHint()
  isExpected = true
  if ((await checkSession())?.user === null) return false
  tellOtherTabs('signed-in')
  tell({ kind: 'opened', mergedItems })
  return true
}

/** Signs out and forgets what this browser knew of the person. False where the server did not take it: then nothing has changed. */
export async function signOut(): Promise<boolean> {
  const answer = await callApi('/auth/sign-out', {
    method: 'POST',
    body: {},
    idempotencyKey: newKey(),
  })
  const isOut = answer.ok || (answer.reason === 'refused' && answer.error.code === 'signed_out')
  if (!isOut) {
    console.error('signing out failed', answer.reason)
    return false
  }
  clearPrivateStorage()
  become(undefined)
  tellOtherTabs('signed-out')
  return true
}

function start(): void {
  if (isStarted) return
  isStarted = true
  listenToOtherTabs((news) => {
    if (news === 'signed-in') {
      // What this tab shows was made before.
      isKnown = true
      void checkSession()
    } else if (news === 'signed-out') leave()
    else if (state.user) become(undefined, true)
  })
  addEventListener(sessionMissing, () => void checkSession())
  document.addEventListener('visibilitychange', checkIfDue)
  setInterval(checkIfDue, checkMs)
  isExpected = hasSignedInHint()
  if (isExpected) void checkSession()
}

/** While somebody looks at the page who is signed in, or may be as far as is known, the session is looked after. */
function checkIfDue(): void {
  const isDue = Date.now() - checkedAt >= checkMs - 1000
  const isWanted = isKnown ? state.user : isExpected
  if (isWanted && document.visibilityState === 'visible' && isDue) void checkSession()
}

/** Another tab has signed out: what this one shows and keeps of the person goes too. */
function leave(): void {
  if (!state.user) return
  clearPrivateStorage()
  location.reload()
}

function become(user: SignedInUser | undefined, hasEnded = false): void {
  const before = state
  const isNews = isKnown ? user?.id !== before.user?.id : isExpected !== (user !== undefined)
  isKnown = true
  lastId = user?.id ?? lastId
  believeReader(user?.id ?? '')
  if (user) keepSignedInHint()
  else forgetSignedInHint()
  const next = { user, hasEnded: !user && (hasEnded || before.hasEnded) }
  // What the page shows belongs to somebody else.
  if (user && before.user && user.id !== before.user.id) location.reload()
  if (JSON.stringify(next) !== JSON.stringify(before)) {
    state = next
    for (const reader of readers) reader()
  }
  if (isNews) tell({ kind: 'changed' })
}

function tell(news: SessionNews): void {
  for (const listener of listeners) listener(news)
}
