import type { Coverage } from '#domain/coverage.ts'
import type { Translatable } from './translatable.ts'

/** How many texts are in which state; what the product brings along is done. */
export function coverageOf(rows: readonly Translatable[]): Coverage {
  const coverage: Coverage = { reviewed: 0, outdated: 0, machine: 0, missing: 0 }
  for (const { state } of rows) coverage[state === 'builtIn' ? 'reviewed' : state] += 1
  return coverage
}
