import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lockfile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

// npm leaves out what the machine that wrote the file did not install; macOS and Windows would miss their binaries then.
test('the lockfile names what every platform needs', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const installed = Object.entries(packages)
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !installed.some(([other]) => other.endsWith(`node_modules/${name}`)))
      .map((name) => `${path} without ${name}`),
  )
  expect(installed.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})
