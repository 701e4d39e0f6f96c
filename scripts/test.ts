import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { browserOutcome, vitestOutcome } from './test-outcome.ts'

// Every test: rules, API, Worker, then the browser. Ends with what failed and one plain line of how many passed and failed.
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
ensureBrowser()

const vitest = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/vitest.json`,
])
const browser = run('playwright', ['test'])
const outcomes = [
  vitestOutcome(`${results}/vitest.json`),
  browserOutcome(`${results}/browser.json`),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
const isBroken = (vitest !== 0 || browser !== 0) && failures.length === 0
for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${passed} passed, ${isBroken ? 1 : failures.length} failed`)
process.exit(vitest === 0 && browser === 0 ? 0 : 1)

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1
}
