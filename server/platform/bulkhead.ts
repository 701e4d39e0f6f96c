import { UnderWay } from './under-way.ts'

/** Thrown when no place came free in time. Nothing was sent, so the caller may safely try again. */
export class BusyError extends Error {
  override name = 'BusyError'
}

interface Limits {
  places: number
  /** How long the others wait. */
  waitMs: number
  /** How long a task can last: a place is free again after that, also where its task was dropped with its request. */
  longestMs: number
}

/**
 * At most `places` tasks at a time; the rest wait up to `waitMs`, then fail with `BusyError`. A waiter looks by a timer of
 * its own instead of waiting for another request's promise: workerd takes the latter for a hung request and kills it.
 */
export class Bulkhead {
  readonly #limits: Limits
  readonly #underWay = new UnderWay()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get taken(): number {
    return this.#underWay.count
  }

  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const leave = await this.#enter(signal)
    try {
      return await task()
    } finally {
      leave()
    }
  }

  async #enter(signal?: AbortSignal): Promise<() => void> {
    const { places, waitMs, longestMs } = this.#limits
    const giveUpAt = Date.now() + waitMs
    while (this.taken >= places) {
      signal?.throwIfAborted()
      if (Date.now() >= giveUpAt) throw new BusyError('no free place for a write')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    signal?.throwIfAborted()
    return this.#underWay.begin(longestMs)
  }
}
