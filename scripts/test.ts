import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'

// Every test: rules, API, Worker, then the browser. Ends with one plain line of what passed and what failed.
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
const total = add(countVitest(), countBrowser())
const isBroken = (vitest !== 0 || browser !== 0) && total.failed === 0
console.log(`\n${total.passed} passed, ${isBroken ? 1 : total.failed} failed`)
process.exit(vitest === 0 && browser === 0 ? 0 : 1)

interface Count {
  passed: number
  failed: number
}

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit' }).status ?? 1
}

function countVitest(): Count {
  const report = read<{
    numPassedTests: number
    numFailedTests: number
    numFailedTestSuites: number
  }>(`${results}/vitest.json`)
  if (!report) return { passed: 0, failed: 1 }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (report.numFailedTestSuites > 0 ? 1 : 0),
  }
}

function countBrowser(): Count {
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    `${results}/browser.json`,
  )
  if (!report) return { passed: 0, failed: 1 }
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

/** A runner that broke off has written no report. */
function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}
