import { appConfig } from '#config'
import type { CartView } from '#domain/cart.schema.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import {
  type Change,
  emptyCart,
  isMadeIn,
  type ShownCart,
  type Wish,
  withChange,
  withChanges,
} from './cart-changes.ts'
import { believedReader } from '#app/platform/believed-reader.ts'
import { hasSignedInHint } from '#app/platform/signed-in-hint.ts'
import { listenToSession } from '#app/platform/session.ts'
import { type Outcome, readCart, sendChange, sendLeaving } from './cart-sender.ts'
import { inTurn, listenToTabs, tellTabs } from './cart-tabs.ts'
import { forgetGuestLabel, keepGuestLabel, mayBeGuest } from './guest-label.ts'
import { keepWaiting, waitingBefore } from './waiting-changes.ts'

export interface CartState {
  /** `unread` until the server was asked, `failed` where it did not answer: the cart is shown empty then. */
  status: 'unread' | 'read' | 'failed'
  cart: ShownCart
  /** A change is on its way. */
  isSaving: boolean
  /** A change waits for a server that cannot be reached. */
  isRetrying: boolean
  /** Something was done on this page: from now on the count is read out. */
  isTouched: boolean
}

/** What the page shows a message about. */
export type CartNotice =
  | { kind: 'saved'; change: Change['kind']; wasRetried: boolean }
  /** `message` says why, where that helps. What was not refused may be done in a moment, as it is. */
  | {
      kind: 'failed'
      change: Change['kind'] | 'create'
      message: string | undefined
      isRefused: boolean
    }
  | { kind: 'retrying' }
  /** The browser keeps no cookies: there can be no cart. */
  | { kind: 'forgotten' }
  /** What was retried when this page was left, which later pages have settled and reported. */
  | { kind: 'overtaken' }
  /** A guest's items that came into the cart of who has signed in. */
  | { kind: 'merged'; items: number }

const settleMs = 400
const unread: CartState = {
  status: 'unread',
  cart: emptyCart,
  isSaving: false,
  isRetrying: false,
  isTouched: false,
}

let state = unread
let saved: CartView = emptyCart
let changes: Change[] = []
let keyUnderWay: string | undefined
let isSending = false
let isListening = false
/** When this page was opened, or restored last. */
let takenUpAt = 0
let writes = 0
const readers = new Set<() => void>()
const listeners = new Set<(notice: CartNotice) => void>()

export function cartState(): CartState {
  return state
}

export function cartStateOnServer(): CartState {
  return unread
}

/** Calls `reader` on every change. The first one reads the cart, if this browser has ever had one, and saves what the page before could not. */
export function subscribeToCart(reader: () => void): () => void {
  readers.add(reader)
  if (!isListening) {
    isListening = true
    listenToTabs((cart) => {
      if (mayHoldAdd()) return
      writes += 1
      if (cart) keep(cart)
      else void refreshCart()
    })
    addEventListener('pagehide', () => sendLeaving(changes, keyUnderWay))
    addEventListener('pageshow', ({ persisted }) => persisted && takeUpAnew())
    listenToSession((news) => void (news.kind === 'opened' ? merge(news) : refreshCart()))
    takeUp()
  }
  return () => readers.delete(reader)
}

/** Goes on with what the page before could not save. */
function takeUp(): void {
  takenUpAt = Date.now()
  changes = waitingBefore()
  isSending = false
  keyUnderWay = undefined
  void sendAll()
  readIfAny()
}

/** Where a page is restored, those that came after it have made the rest: what it had under way itself is reported no more. */
function takeUpAnew(): void {
  takeUp()
  const isRetrying = changes.length > 0 && state.isRetrying
  if (isRetrying !== state.isRetrying) tell({ kind: 'overtaken' })
  show({ isRetrying })
}

/** Reads the cart, if this browser has ever had one. What is known of it stays where it cannot be read; where nothing is, that is said. */
function readIfAny(): void {
  if (state.status !== 'unread') void readAnew()
  else if (mayBeGuest() || hasSignedInHint()) void refreshCart()
}

/** Calls `listener` with what deserves a message. */
export function listenToCart(listener: (notice: CartNotice) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the cart with today's prices and stock. */
export async function refreshCart(): Promise<void> {
  if (await readAnew()) return
  // Whether there is one is not known.
  saved = { ...emptyCart, id: '' }
  show({ status: 'failed' })
}

/** False where nobody answers. An answer that a write has overtaken is dropped. */
async function readAnew(): Promise<boolean> {
  const writesBefore = writes
  const cart = await readCart()
  if (writes !== writesBefore) return true
  if (cart && !mayHoldAdd()) keep(cart)
  return cart !== undefined
}

/** While an add is under way, a cart that comes otherwise may hold it already: it would be counted twice. Its own answer has all. */
function mayHoldAdd(): boolean {
  return keyUnderWay !== undefined && changes[0]?.kind === 'add'
}

/** Shows the wish at once and saves it in its turn. */
export function changeCart(wish: Wish): void {
  const change: Change = { ...wish, ...madeNow() }
  waitWith(withChange(changes, change, keyUnderWay))
  show({ isTouched: true })
  void sendAll()
}

function madeNow() {
  return { key: newKey(), madeAt: Date.now(), madeBy: believedReader() }
}

/** The cart became an order: it is empty here and in the other tabs. */
export function cartWasOrdered(): void {
  writes += 1
  keep({ ...saved, items: [], total_items: 0, subtotal: 0 })
  tellTabs(saved)
}

/** Somebody has signed in: the guest's cart is theirs now, here and in the other tabs. One that did not come along is asked for once more. */
async function merge({ mergedItems }: { mergedItems: number }): Promise<void> {
  const items =
    mergedItems === 0 && mayBeGuest()
      ? await (await import('./guest-cart.ts').catch(notFetched))?.mergeGuestCart()
      : mergedItems
  if (items === undefined) return
  forgetGuestLabel()
  if (items > 0) tell({ kind: 'merged', items })
  tellTabs()
  await refreshCart()
}

/** It stays the guest's, who is asked for it at the next sign-in. */
function notFetched(): undefined {}

async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  const since = takenUpAt
  /** False once the page was restored: what still waits is sent anew then. */
  const isWanted = () => since === takenUpAt
  for (let next = changes[0]; next && isWanted(); next = changes[0]) {
    const restMs = next.kind === 'set' ? next.madeAt + settleMs - Date.now() : 0
    if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
    else await send(next, isWanted)
  }
  if (isWanted()) isSending = false
}

async function send(change: Change, isWanted: () => boolean): Promise<void> {
  const agedMs = takenUpAt - change.madeAt
  let wasRetried = false
  const onRetry = () => {
    if (!wasRetried) tell({ kind: 'retrying' })
    wasRetried = true
    show({ isRetrying: true })
  }
  keyUnderWay = change.key
  let outcome: Outcome =
    agedMs < appConfig.cart.retryForMs
      ? await sendChange(change, { isWanted, onRetry })
      : { kind: 'unreachable' }
  // The page before may have sent it too.
  wasRetried ||= agedMs > 0
  const isUnsure =
    outcome.kind !== 'refused' &&
    (wasRetried || outcome.kind !== 'saved' || isFirstOfGuest(outcome))
  if (isUnsure && isWanted()) outcome = await lookFor(change, outcome)
  if (!isWanted()) return
  keyUnderWay = undefined
  waitWith(changes.filter((each) => each !== change))
  show({ isRetrying: false })
  settle(change, outcome, wasRetried)
}

/** A guest is known again by a cookie alone: whether the browser has kept it, the next call tells. */
function isFirstOfGuest({ cart }: Outcome): boolean {
  return saved.id === null && cart !== undefined && cart.session_id !== null
}

/**
 * Of a change whose answer never came the cart itself tells whether it was made. That to one that was sent again may be the one that
 * was lost: other tabs have changed the cart since. It is read between their writes, so that none is hidden by it.
 */
async function lookFor(change: Change, answer: Outcome): Promise<Outcome> {
  const cart = await inTurn(readCart)
  if (!cart) return answer
  if (change.kind === 'add' && answer.kind === 'saved' && cart.id === null)
    return { kind: 'forgotten', cart }
  const isMade = answer.kind === 'saved' || isMadeIn(cart, change, saved)
  return { kind: isMade ? 'saved' : 'unreachable', cart }
}

function settle(change: Change, { kind, cart, error }: Outcome, wasRetried: boolean): void {
  if (cart) {
    writes += 1
    keep(cart)
    tellTabs(cart)
  }
  if (kind === 'saved' || (change.kind === 'remove' && error?.code === 'line_not_found'))
    tell({ kind: 'saved', change: change.kind, wasRetried })
  else if (kind === 'forgotten') tell({ kind })
  // A buyer can use the reason why goods cannot be had, and whose they were; of all else it is enough that it failed.
  else
    tell({
      kind: 'failed',
      isRefused: kind === 'refused',
      message:
        error && ('quantity' in change || error.code === 'signed_out') ? error.message : undefined,
      // Only an add makes a cart where there is none.
      change: saved.id === null ? 'create' : change.kind,
    })
  if (error || state.status === 'unread') readIfAny()
}

function waitWith(next: Change[]): void {
  changes = next
  keepWaiting(changes)
}

function keep(cart: CartView): void {
  saved = cart
  keepGuestLabel(cart.session_id)
  show({ status: 'read' })
}

function show(change: Partial<CartState>): void {
  const isSaving = changes.length > 0
  state = { ...state, ...change, isSaving, cart: withChanges(saved, changes) }
  for (const reader of readers) reader()
}

function tell(notice: CartNotice): void {
  for (const listener of listeners) listener(notice)
}
