import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface Outcome {
  /** How many passed at the first try. */
  passed: number
  /** The name of each test that failed, and how its error begins. */
  failures: string[]
  /** The same of each that passed at its second try. */
  unsteady: string[]
  /** How long each file took: its own tests, and what they wait for. */
  files: { name: string; seconds: number }[]
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
  }[]
}

interface BrowserReport {
  config: { rootDir: string }
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
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: report.numPassedTests, failures, unsteady: [], files }
}

/** What Playwright's JSON report says. */
export function browserOutcome(file: string): Outcome {
  const report = read<BrowserReport>(file)
  if (!report) return brokenOff('playwright')
  const outside = report.errors.map(({ message }) => described('playwright', message))
  const specs = report.suites.flatMap(specsIn)
  const having = (wanted: string) => specs.flatMap((spec) => describedTests(spec, wanted))
  return {
    passed: report.stats.expected,
    failures: [...outside, ...having('unexpected')],
    unsteady: having('flaky'),
    files: timesOf(specs).map(({ name, seconds }) => ({
      name: relative(process.cwd(), join(report.config.rootDir, name)),
      seconds,
    })),
  }
}

type Spec = NonNullable<BrowserSuite['specs']>[number]

function specsIn({ suites = [], specs = [] }: BrowserSuite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

function describedTests({ file, line, title, tests }: Spec, wanted: string): string[] {
  return tests
    .filter(({ status }) => status === wanted)
    .map(({ results }) =>
      described(`${file}:${line}: ${title}`, results.find(({ error }) => error)?.error?.message),
    )
}

function timesOf(specs: readonly Spec[]): Outcome['files'] {
  const times = new Map<string, number>()
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      times.set(file, (times.get(file) ?? 0) + duration / 1000)
  return [...times].map(([name, seconds]) => ({ name, seconds }))
}

function described(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n', 12)
  return [name, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

function brokenOff(runner: string): Outcome {
  return {
    passed: 0,
    failures: [`${runner} broke off and left no report`],
    unsteady: [],
    files: [],
  }
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
