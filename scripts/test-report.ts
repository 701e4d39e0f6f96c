import type { Outcome } from './test-outcome.ts'

/** How many tests may need a second try before the run counts as failed. */
const mostUnsteady = 3
const longest = 10

/** What stands at the end of a run of all tests, the last line by itself, and whether it went well. */
export function reportOf(outcomes: readonly Outcome[]): { text: string; isGood: boolean } {
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady)
  const isSteady = unsteady.length <= mostUnsteady
  const failures = [
    ...outcomes.flatMap((outcome) => outcome.failures),
    ...(isSteady ? [] : unsteady),
  ]
  const passed =
    outcomes.reduce((sum, outcome) => sum + outcome.passed, 0) + (isSteady ? unsteady.length : 0)
  const files = outcomes
    .flatMap((outcome) => outcome.files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, longest)
  const lines = [
    ...(files.length > 0 ? ['', 'The longest files:'] : []),
    ...files.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
    ...(isSteady ? unsteady.map((test) => `\nUNSTEADY, passed at the second try: ${test}`) : []),
    ...failures.map((failure) => `\nFAILED ${failure}`),
    '',
    `${passed} passed, ${failures.length} failed`,
  ]
  return { text: lines.join('\n'), isGood: failures.length === 0 }
}
