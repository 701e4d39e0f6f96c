import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Outcome {
  passed: number
  /** The name of each test that failed, and how its error begins. */
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

interface BrowserReport {
  stats: { expected: number }
  errors: { message?: string }[]
  suites: BrowserSuite[]
}

/** What vitest's JSON report says. A runner that broke off has written none, which counts as one failure. */
export function vitestOutcome(file: string): Outcome {
  const report = read<VitestReport>(file)
  if (!report) return brokenOff('vitest')
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const where = relative(process.cwd(), name)
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => described(`${where}: ${test.fullName}`, test.failureMessages[0]))
    return failed.length > 0 || status !== 'failed' ? failed : [described(where, message)]
  })
  return { passed: report.numPassedTests, failures }
}

/** What Playwright's JSON report says. A test that passed at a second try has failed. */
export function browserOutcome(file: string): Outcome {
  const report = read<BrowserReport>(file)
  if (!report) return brokenOff('playwright')
  const failures = report.errors.map(({ message }) => described('playwright', message))
  return {
    passed: report.stats.expected,
    failures: [...failures, ...report.suites.flatMap(failuresIn)],
  }
}

function failuresIn({ suites = [], specs = [] }: BrowserSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        described(`${file}:${line}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
  )
  return [...own, ...suites.flatMap(failuresIn)]
}

function described(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n', 12)
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

function brokenOff(runner: string): Outcome {
  return { passed: 0, failures: [`${runner} broke off and left no report`] }
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
