/** How many texts of an area are in which state in a language: only those that somebody has looked at since are done. */
export interface Coverage {
  reviewed: number
  outdated: number
  machine: number
  missing: number
}

export function totalOf({ reviewed, outdated, machine, missing }: Coverage): number {
  return reviewed + outdated + machine + missing
}

/**
 * How much is done, in whole percent, never rounded up to a whole that is not there; nothing to do is done.
 * @example percentDone({ reviewed: 2, outdated: 1, machine: 0, missing: 0 }) // 66
 */
export function percentDone(coverage: Coverage): number {
  const total = totalOf(coverage)
  return total === 0 ? 100 : Math.floor((100 * coverage.reviewed) / total)
}
