import { appConfig } from '#config'
import type {
  KitchenAction,
  KitchenFeed,
  KitchenTicket,
  TicketConflict,
} from '#domain/kitchen.schema.ts'
import { pauseAfter } from '#app/platform/poll/pause-after.ts'
import { emptyBoard, withFeed, withTicket } from './board.ts'
import { type callKitchen, isShutOut, type KitchenAnswer } from './kitchen-api.ts'
import type { KitchenMemory } from './kitchen-memory.ts'
import type { KitchenState, QueuedAction } from './kitchen-state.ts'

export interface EnginePorts {
  call: typeof callKitchen
  memory: KitchenMemory
  now: () => number
  /** Runs a task later; answers how to call it off. */
  after: (ms: number, task: () => void) => () => void
  isHidden: () => boolean
  /** 0 to 1. */
  random: () => number
}

const atStart: KitchenState = {
  board: emptyBoard,
  queue: [],
  clashes: [],
  contactAt: 0,
  nextTryAt: 0,
  isReachable: true,
  isShutOut: false,
  needsShift: false,
  refusal: '',
}

/**
 * The board of one kitchen: asks for changes, and sends what is done in the order in which it was done, however long the network is
 * away. With or without network the way of an action is the same: it waits in the queue until it is answered.
 */
export class KitchenEngine {
  #state = atStart
  #failures = 0
  #isSending = false
  #isStopped = true
  /** The kitchen has begun to count its changes anew, and all of them have to be asked for. */
  #countsAnew = false
  /** An action was not let in, whatever may be read. */
  #isBarred = false
  #cancelNext: () => void = () => undefined
  readonly #hearers = new Set<() => void>()
  readonly #path: string
  readonly #ports: EnginePorts

  constructor(restaurantId: string, ports: EnginePorts) {
    this.#path = `/${restaurantId}`
    this.#ports = ports
  }

  readonly state = (): KitchenState => this.#state

  readonly hear = (hearer: () => void): (() => void) => {
    this.#hearers.add(hearer)
    return () => this.#hearers.delete(hearer)
  }

  /** Begins with what the screen remembers, and asks for the rest. */
  async start(): Promise<void> {
    this.#isStopped = false
    const { board, queue } = await this.#ports.memory
      .read()
      .catch(() => ({ board: undefined, queue: [] as QueuedAction[] }))
    if (this.#state.board.rev === 0)
      this.#set({ board: board ?? emptyBoard, queue: [...queue, ...this.#state.queue] })
    await this.poll()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelNext()
  }

  /** Does something: at once on this screen, and as soon as it can be for everybody. */
  act(action: KitchenAction): void {
    const queued = { action, at: this.#ports.now() }
    this.#set({ queue: [...this.#state.queue, queued], refusal: '' })
    this.#keep(queued)
    void this.#send()
  }

  /** Takes back what waits; false for what is on its way, or was done before: that takes a step of its own. */
  takeBack(clientEventId: string): boolean {
    const at = this.#state.queue.findIndex(({ action }) => action.clientEventId === clientEventId)
    if (at === -1 || (at === 0 && this.#isSending)) return false
    this.#set({ queue: this.#state.queue.toSpliced(at, 1) })
    this.#forget(clientEventId)
    return true
  }

  /** Somebody has read that they were too late. */
  readonly seeClash = (ticketId: string): void =>
    this.#set({ clashes: this.#state.clashes.filter((clash) => clash.ticketId !== ticketId) })

  /** Asks for what has changed, after what waits has been sent, and plans the next time. */
  readonly poll = async (): Promise<void> => {
    this.#cancelNext()
    if (this.#isStopped) return
    await this.#send()
    await this.#ask()
    this.#plan()
  }

  async #ask(): Promise<void> {
    const { rev } = this.#state.board
    const since = this.#countsAnew ? 0 : rev
    const answer = await this.#ports.call<KitchenFeed>(`${this.#path}/feed?since=${since}`, {
      ...(since > 0 ? { etag: `"${since}"` } : {}),
    })
    this.#note(answer)
    if (answer.kind !== 'unreachable')
      this.#set({ isShutOut: this.#isBarred || isShutOut(answer) || isGone(answer) })
    // Guests' data do not stay where nobody may read them.
    if (isShutOut(answer)) await this.#ports.memory.forget().catch(() => undefined)
    // Of two polls at once the later one may be answered first: what the other saw is no news.
    if (answer.kind !== 'done' || this.#state.board.rev !== rev) return
    const before = since === rev ? this.#state.board : emptyBoard
    const board = withFeed(before, answer.value, this.#ports.now())
    this.#countsAnew = board === undefined
    // All of it is asked for at once; what stands here stays until it has come.
    if (!board) return this.#ask()
    this.#set({ board })
    await this.#ports.memory.keepBoard(board).catch(() => undefined)
    return undefined
  }

  async #send(): Promise<void> {
    if (this.#isSending || this.#isStopped) return
    this.#isSending = true
    try {
      for (let [next] = this.#state.queue; next; [next] = this.#state.queue)
        if (!(await this.#sendOne(next))) return
    } finally {
      this.#isSending = false
    }
  }

  /** Sends one action; false where nobody answered, so that it waits. */
  async #sendOne({ action, at }: QueuedAction): Promise<boolean> {
    const answer = await this.#ports.call<{ ticket: KitchenTicket | null }>(
      `${this.#path}/actions`,
      { method: 'POST', body: action },
    )
    this.#note(answer)
    if (answer.kind === 'unreachable' || answer.kind === 'unchanged') return false
    // Only what is done asks for a shift, so that no feed says that somebody has begun one.
    this.#isBarred = isShutOut(answer)
    const needsShift = answer.kind === 'refused' && answer.error.code === 'shift_missing'
    this.#set({ isShutOut: this.#isBarred, needsShift })
    // A screen that is shut out, or without a shift, has done it all the same: it is sent once it may.
    if (this.#isBarred || needsShift) return false
    const { board } = this.#state
    const ticket = answer.kind === 'done' ? answer.value.ticket : null
    const left = this.#state.queue.filter(
      (queued) => queued.action.clientEventId !== action.clientEventId,
    )
    const queue = ticket ? left.map((queued) => seenAfter(queued, action, ticket)) : left
    this.#set({ queue, board: ticket ? withTicket(board, ticket) : board })
    if (answer.kind === 'refused') this.#refuse(action, at, answer.error)
    this.#forget(action.clientEventId)
    for (const queued of queue) if (!left.includes(queued)) this.#keep(queued)
    return true
  }

  #refuse(
    action: KitchenAction,
    at: number,
    error: { code: string; message: string; current?: unknown },
  ) {
    if (error.code === 'ticket_moved' && 'ticketId' in action)
      this.#set({
        clashes: [
          ...this.#state.clashes.filter(({ ticketId }) => ticketId !== action.ticketId),
          { ticketId: action.ticketId, conflict: error.current as TicketConflict, at },
        ],
      })
    else this.#set({ refusal: error.message })
  }

  #note(answer: KitchenAnswer<unknown>): void {
    if (answer.kind === 'unreachable') {
      this.#failures += 1
      const { contactAt, board } = this.#state
      // After a reload without network the board is as old as the screen remembers.
      const heardAt = contactAt || board.heardAt || this.#ports.now()
      this.#set({ isReachable: false, contactAt: heardAt })
      return
    }
    this.#failures = 0
    this.#set({ isReachable: true, contactAt: this.#ports.now() })
  }

  #plan(): void {
    if (this.#isStopped || this.#state.isShutOut) return
    const { pollMs, hiddenPollMs } = appConfig.kitchen
    const { now, after, isHidden, random } = this.#ports
    const usual = isHidden() ? hiddenPollMs : pollMs
    const ms = pauseAfter(this.#failures, { usualMs: usual, random: random() })
    this.#set({ nextTryAt: now() + ms })
    this.#cancelNext = after(ms, () => void this.poll())
  }

  #keep(queued: QueuedAction): void {
    void this.#ports.memory.keepAction(queued).catch(() => undefined)
  }

  #forget(clientEventId: string): void {
    void this.#ports.memory.forgetAction(clientEventId).catch(() => undefined)
  }

  #set(change: Partial<KitchenState>): void {
    this.#state = { ...this.#state, ...change }
    for (const hearer of this.#hearers) hearer()
  }
}

/** Of a feed: there is no such kitchen, for this account at least. It may come back, so that what waits is kept. */
function isGone(answer: KitchenAnswer<unknown>): boolean {
  return answer.kind === 'refused' && answer.status === 404
}

/**
 * What is done next to the same ticket on this screen has seen what the screen itself did before, and nothing that others did between:
 * of that the server tells.
 */
function seenAfter(queued: QueuedAction, done: KitchenAction, ticket: KitchenTicket): QueuedAction {
  const { action } = queued
  if (!('ticketId' in action) || !('ticketId' in done)) return queued
  if (action.ticketId !== done.ticketId || action.rev !== done.rev) return queued
  // A mark is no step of the ticket: it leaves the rev as it was.
  const isStep = done.kind !== 'seen' && done.kind !== 'priority'
  if (!isStep || ticket.rev !== done.rev + 1) return queued
  return { ...queued, action: { ...action, rev: ticket.rev } }
}
