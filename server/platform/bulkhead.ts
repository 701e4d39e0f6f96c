/** Thrown when no place came free in time. Nothing was sent, so the caller may safely try again. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * At most `places` tasks at a time; the rest wait up to `waitMs`, then fail with `BusyError`. A waiter looks by a timer of
 * its own instead of waiting for another request's promise: workerd takes the latter for a hung request and kills it.
 */
export class Bulkhead {
  readonly #places: number
  readonly #waitMs: number
  #taken = 0

  constructor(places: number, waitMs: number) {
    this.#places = places
    this.#waitMs = waitMs
  }

  get taken(): number {
    return this.#taken
  }

  async run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#enter(signal)
    try {
      return await task()
    } finally {
      this.#taken -= 1
    }
  }

  async #enter(signal?: AbortSignal): Promise<void> {
    const giveUpAt = Date.now() + this.#waitMs
    while (this.#taken >= this.#places) {
      signal?.throwIfAborted()
      if (Date.now() >= giveUpAt) throw new BusyError('no free place for a write')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    signal?.throwIfAborted()
    this.#taken += 1
  }
}
