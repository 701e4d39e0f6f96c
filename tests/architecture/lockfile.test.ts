import { expect, test } from 'vitest'
import lockfile from '../../package-lock.json' with { type: 'json' }

interface Installed {
  optionalDependencies?: Record<string, string>
}

// npm leaves out what the machine that wrote the file did not install; macOS and Windows would miss their binaries then.
test('the lockfile names what every platform needs', () => {
  const installed = Object.entries<Installed>(lockfile.packages)
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !installed.some(([other]) => other.endsWith(`node_modules/${name}`)))
      .map((name) => `${path} without ${name}`),
  )
  expect(missing).toEqual([])
})
