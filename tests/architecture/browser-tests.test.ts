import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Capabilities of many journeys; every other one is small. */
const big = new Set(['cart', 'checkout', 'editing-kept', 'editing-text'])
const mostOfBig = 40
const mostOfSmall = 20

interface Suite {
  file: string
  specs?: unknown[]
  suites?: Suite[]
}

test('a capability has no more browser tests than its share of the time', () => {
  const listed = execFileSync('playwright', ['test', '--list', '--reporter=json'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env['PATH']}` },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { suites } = JSON.parse(listed) as { suites: Suite[] }
  expect(suites.length).toBeGreaterThan(30)
  const above = suites
    .map((suite) => ({ capability: suite.file.replace('.spec.ts', ''), count: countOf(suite) }))
    .filter(({ capability, count }) => count > (big.has(capability) ? mostOfBig : mostOfSmall))
  expect(above).toEqual([])
})

function countOf({ specs = [], suites = [] }: Suite): number {
  return suites.reduce((sum, suite) => sum + countOf(suite), specs.length)
}
