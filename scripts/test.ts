import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { browserOutcome, type Outcome, vitestOutcome } from './test-outcome.ts'
import { reportOf } from './test-report.ts'
import { type TestFiles, testsOf } from './tests-of.ts'

// Every test: rules, API, crowds, Worker, then the browser. `npm test -- cart` runs those of the cart alone. Ends with what took
// longest, what failed, and one plain line of how many passed and failed.
const results = 'test-results'
const nouns = process.argv.slice(2)
const chosen = nouns.length > 0 ? filesOf(nouns) : undefined
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const needsBrowser = !chosen || chosen.browser.length > 0
if (needsBrowser) console.log(`The browser is ${ensureBrowser()}.`)

const json = `${results}/vitest.json`
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`]
const outcomes: Outcome[] = []
if (!chosen || chosen.vitest.length > 0)
  outcomes.push(
    ran('vitest', ['run', ...reporters, ...(chosen?.vitest ?? [])], () => vitestOutcome(json)),
  )
if (needsBrowser)
  outcomes.push(
    ran('playwright', ['test', ...(chosen?.browser ?? [])], () =>
      browserOutcome(`${results}/browser.json`),
    ),
  )
const { text, isGood } = reportOf(outcomes)
console.log(text)
process.exit(isGood ? 0 : 1)

function filesOf(wanted: string[]): TestFiles {
  try {
    return testsOf(wanted)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** A runner can also fail without a test that did: by its settings, or by an error outside of all of them. */
function ran(command: string, args: string[], read: () => Outcome): Outcome {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  const outcome = read()
  const isUnsaid = status !== 0 && outcome.failures.length === 0
  return isUnsaid ? { ...outcome, failures: [`${command} left with ${status}`] } : outcome
}
