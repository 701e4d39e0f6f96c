import type { callScreen } from './call-screen.ts'
import { pauseAfter } from './pause-after.ts'

export interface PollPorts {
  call: typeof callScreen
  /** Epoch ms. */
  now: () => number
  /** Runs a task later; answers how to call it off. */
  after: (ms: number, task: () => void) => () => void
  isHidden: () => boolean
  /** 0 to 1. */
  random: () => number
}

export interface PollRules<Value> {
  /** What the value is known by, so that the same one is not sent again; none where it must come anew. `now` is the server's time. */
  tagOf: (value: Value, now: number) => string | undefined
  /** How long the next question waits, in ms; undefined where nothing more is to come. */
  usualMs: (value: Value, now: number) => number | undefined
}

export interface PollState<Value> {
  value: Value
  /** When somebody answered last, by this browser's clock; 0 before they were asked. */
  heardAt: number
  /** What the server's clock is ahead, in ms. */
  aheadMs: number
}

/** Follows something of the API: asks as often as its rules say, pauses while nobody looks, and waits longer while nobody answers. */
export class Poll<Value extends object> {
  #state: PollState<Value>
  #failures = 0
  #isStopped = true
  #isAsking = false
  #isKnown = false
  #cancelNext: () => void = () => undefined
  readonly #hearers = new Set<() => void>()
  readonly #path: string
  readonly #rules: PollRules<Value>
  readonly #ports: PollPorts

  /** `begun` is what the page came with. */
  constructor(path: string, begun: Value, [rules, ports]: [PollRules<Value>, PollPorts]) {
    this.#state = { value: begun, heardAt: 0, aheadMs: 0 }
    this.#path = path
    this.#rules = rules
    this.#ports = ports
  }

  readonly state = (): PollState<Value> => this.#state

  readonly hear = (hearer: () => void): (() => void) => {
    this.#hearers.add(hearer)
    return () => this.#hearers.delete(hearer)
  }

  start(): void {
    this.#isStopped = false
    this.#set({ heardAt: this.#ports.now() })
    void this.ask()
  }

  stop(): void {
    this.#isStopped = true
    this.#cancelNext()
  }

  /** Takes what another answer has brought. */
  readonly take = (value: Value): void => {
    const heardAt = this.#ports.now()
    this.#isKnown = true
    this.#set({ value, heardAt, aheadMs: (timeIn(value) ?? heardAt) - heardAt })
  }

  /** Asks now, unless nobody looks, and plans the next time. */
  readonly ask = async (): Promise<void> => {
    this.#cancelNext()
    if (this.#isStopped || this.#isAsking || this.#ports.isHidden()) return
    this.#isAsking = true
    // The page may be older than its answer says: its first question is for all of it, and for the server's clock.
    const tag = this.#isKnown ? this.#rules.tagOf(this.#state.value, this.#now()) : undefined
    const answer = await this.#ports.call<Value>(this.#path, tag ? { etag: `"${tag}"` } : {})
    this.#isAsking = false
    if (answer.kind === 'unreachable') this.#failures += 1
    else {
      this.#failures = 0
      // What was on its way when something newer came is old news.
      const isNews =
        answer.kind === 'done' && (timeIn(answer.value) ?? 0) >= (timeIn(this.#state.value) ?? 0)
      if (isNews) this.take(answer.value)
      else this.#set({ heardAt: this.#ports.now() })
    }
    this.#plan()
  }

  #plan(): void {
    const usualMs = this.#rules.usualMs(this.#state.value, this.#now())
    if (this.#isStopped || usualMs === undefined) return
    const { after, random } = this.#ports
    const ms = pauseAfter(this.#failures, { usualMs, random: random() })
    this.#cancelNext = after(ms, () => void this.ask())
  }

  #now(): number {
    return this.#ports.now() + this.#state.aheadMs
  }

  #set(change: Partial<PollState<Value>>): void {
    this.#state = { ...this.#state, ...change }
    for (const hearer of this.#hearers) hearer()
  }
}

/** The server's time in what it answered, epoch ms; undefined of what shows no clock. */
function timeIn(value: object): number | undefined {
  return 'serverTime' in value ? Number(value.serverTime) : undefined
}
