import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { browserOutcome, type Outcome, vitestOutcome } from './test-outcome.ts'

// Every test: rules, API, crowds, Worker, then the browser. Ends with what failed and one plain line of how many passed and failed.
const results = 'test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
console.log(`The browser is ${ensureBrowser()}.`)

const json = `${results}/vitest.json`
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`]
const outcomes = [
  ran('vitest', ['run', ...reporters], () => vitestOutcome(json)),
  ran('playwright', ['test'], () => browserOutcome(`${results}/browser.json`)),
]
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

/** A runner can also fail without a test that did: by its settings, or by an error outside of all of them. */
function ran(command: string, args: string[], read: () => Outcome): Outcome {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  const { passed: good, failures: bad } = read()
  const isUnsaid = status !== 0 && bad.length === 0
  return { passed: good, failures: isUnsaid ? [`${command} left with ${status}`] : bad }
}
