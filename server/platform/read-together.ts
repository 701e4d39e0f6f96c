interface Asked<Query> {
  queries: readonly Query[]
  answer: (answers: unknown[]) => void
  fail: (error: unknown) => void
}

/**
 * Lets reads that are asked for in the same tick share one round trip: each gets the answers of its own queries. So a page may
 * be composed of two services (`Promise.all`) that know nothing of each other. Where the trip fails, all of them fail.
 */
export function readTogether<Query>(send: (queries: Query[]) => Promise<unknown[]>) {
  let asked: Asked<Query>[] = []

  async function flush(): Promise<void> {
    const together = asked
    asked = []
    try {
      const answers = await send(together.flatMap(({ queries }) => queries))
      let from = 0
      for (const { queries, answer } of together) {
        answer(answers.slice(from, from + queries.length))
        from += queries.length
      }
    } catch (error) {
      for (const { fail } of together) fail(error)
    }
  }

  return (queries: readonly Query[]) =>
    new Promise<unknown[]>((answer, fail) => {
      if (asked.length === 0) queueMicrotask(() => void flush())
      asked.push({ queries, answer, fail })
    })
}
