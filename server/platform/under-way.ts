/**
 * How many tasks are under way, each at the longest until its deadline. The deadline is what counts: where a visitor goes away,
 * workerd drops the whole request, `finally` included, and nobody ever says that its task has ended.
 */
export class UnderWay {
  readonly #deadlines = new Set<{ at: number }>()

  get count(): number {
    const now = Date.now()
    for (const deadline of this.#deadlines) if (deadline.at <= now) this.#deadlines.delete(deadline)
    return this.#deadlines.size
  }

  /** Counts a task that cannot last longer than this. The answer is to be called at its end. */
  begin(longestMs: number): () => void {
    const deadline = { at: Date.now() + longestMs }
    this.#deadlines.add(deadline)
    return () => {
      this.#deadlines.delete(deadline)
    }
  }
}
