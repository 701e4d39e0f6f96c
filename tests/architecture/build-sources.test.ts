import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildSources } from '#scripts/build.ts'

test('a build is made anew after a change of whatever makes it', () => {
  const makers = readFileSync('vite.config.ts', 'utf8').matchAll(/from '\.\/(scripts\/[^']+)'/gu)
  // What asks whether to build is no part of what is built.
  const asking = new Set(['scripts/build.ts', 'scripts/fingerprint.ts'])
  const paths = [...makers].map(([, path]) => path ?? '').filter((path) => !asking.has(path))
  expect(paths.length).toBeGreaterThan(0)
  expect(buildSources).toEqual(expect.arrayContaining(paths))
})
