/**
 * How long one request may wait for its database, all its calls together: a visitor who has waited that long is better asked to
 * come again. Only the waiting counts, so that a slow upload has as much as others.
 */
export class Patience {
  #leftMs: number

  constructor(wholeMs: number) {
    this.#leftMs = wholeMs
  }

  /** What a task may take that takes `mostMs` at the most. Throws a `TimeoutError` where nothing is left. */
  limitOf(mostMs: number): number {
    if (this.#leftMs <= 0) throw new DOMException('waited long enough', 'TimeoutError')
    return Math.min(mostMs, this.#leftMs)
  }

  /** Aborts once nothing is left; undefined where there is no end. */
  signal(): AbortSignal | undefined {
    return this.#leftMs === Infinity ? undefined : AbortSignal.timeout(Math.max(0, this.#leftMs))
  }

  /** Counts the time until the answer is called, once. */
  begin(): () => void {
    const begunAt = Date.now()
    return () => {
      this.#leftMs -= Date.now() - begunAt
    }
  }
}
