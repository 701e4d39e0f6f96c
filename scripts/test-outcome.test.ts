import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserOutcome, vitestOutcome } from './test-outcome.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'outcome-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function written(report: unknown): string {
  const file = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(report))
  return file
}

const rootDir = join(process.cwd(), 'tests/e2e')

function spec(title: string, status: string, ...tries: [duration: number, message?: string][]) {
  const results = tries.map(([duration, message]) => ({
    duration,
    ...(message ? { error: { message } } : {}),
  }))
  return { title, file: 'cart.spec.ts', line: 7, tests: [{ status, results }] }
}

test('a browser test that passes at its second try has neither passed nor failed', () => {
  const specs = [
    spec('a', 'expected', [1000]),
    spec('b', 'flaky', [2000, '\u001b[31mnot yet\u001b[39m'], [500]),
    spec('c', 'unexpected', [3000, 'never'], [3000, 'never']),
  ]
  const report = {
    config: { rootDir },
    stats: { expected: 1 },
    errors: [],
    suites: [{ suites: [{ specs }] }],
  }
  expect(browserOutcome(written(report))).toEqual({
    passed: 1,
    failures: ['cart.spec.ts:7: c\n    never'],
    unsteady: ['cart.spec.ts:7: b\n    not yet'],
    files: [{ name: 'tests/e2e/cart.spec.ts', seconds: 9.5 }],
  })
})

test('what fails outside of all browser tests is a failure', () => {
  const errors = [{ message: 'no build' }]
  const report = { config: { rootDir }, stats: { expected: 0 }, errors, suites: [] }
  expect(browserOutcome(written(report)).failures).toEqual(['playwright\n    no build'])
})

test('of vitest’s report each failure is told with its file, and how long each file took', () => {
  const failed = { fullName: 'adds', status: 'failed', failureMessages: ['1 is not 2'] }
  const file = (name: string, status: string, assertionResults: unknown[], message = '') => ({
    name: join(process.cwd(), name),
    ...{ status, message, startTime: 1000, endTime: 3500, assertionResults },
  })
  const report = {
    numPassedTests: 4,
    testResults: [
      file('server/a.test.ts', 'failed', [failed]),
      file('server/b.test.ts', 'failed', [], 'does not load'),
      file('server/c.test.ts', 'passed', []),
    ],
  }
  expect(vitestOutcome(written(report))).toEqual({
    passed: 4,
    failures: ['server/a.test.ts: adds\n    1 is not 2', 'server/b.test.ts\n    does not load'],
    unsteady: [],
    files: ['a', 'b', 'c'].map((name) => ({ name: `server/${name}.test.ts`, seconds: 2.5 })),
  })
})

test('a runner that broke off has failed', () => {
  const missing = join(folder, 'none.json')
  expect(browserOutcome(missing).failures).toEqual(['playwright broke off and left no report'])
  expect(vitestOutcome(missing).failures).toEqual(['vitest broke off and left no report'])
})
