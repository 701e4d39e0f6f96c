/** How far the code of a part has come: neither is set while it is under way. */
interface Progress<Part> {
  part?: Part
  /** Why it has not come. */
  failure?: unknown
}

/** Code that is fetched once, for all places that show it; once more whenever somebody asks after it has failed. */
export interface FetchedCode<Part> {
  now: () => Progress<Part>
  /** Fetches it, unless it is under way already. Never rejects: `now` tells what became of it. */
  fetch: () => Promise<void>
  hear: (hearer: () => void) => () => void
}

/** Keeps what `load` brings; nothing is fetched until the first `fetch`. */
export function fetchedCode<Part>(load: () => Promise<Part>): FetchedCode<Part> {
  const hearers = new Set<() => void>()
  let progress: Progress<Part> = {}
  let underway: Promise<void> | undefined
  const settle = (next: Progress<Part>) => {
    progress = next
    underway = undefined
    for (const hearer of hearers) hearer()
  }
  return {
    now: () => progress,
    fetch: async () => {
      if (progress.part !== undefined) return
      underway ??= load().then(
        (part) => settle({ part }),
        (failure: unknown) => settle({ failure }),
      )
      await underway
    },
    hear: (hearer) => {
      hearers.add(hearer)
      return () => hearers.delete(hearer)
    },
  }
}
