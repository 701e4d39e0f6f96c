import { globSync } from 'node:fs'

/** The files that each runner is given. */
export interface TestFiles {
  vitest: string[]
  browser: string[]
}

/**
 * The tests that belong to nouns, at every level: those that have one of them in their path, as `git ls-files | grep cart` finds the
 * whole cart. Throws where a noun has none.
 *
 * @example testsOf(['cart']).browser // ['tests/e2e/cart.spec.ts', 'tests/e2e/checkout-cart.spec.ts', …]
 */
export function testsOf(nouns: readonly string[], files = testFiles()): TestFiles {
  const strangers = nouns.filter((noun) => !files.some((file) => file.includes(noun)))
  if (strangers.length > 0)
    throw new Error(
      `No test has ${strangers.map((noun) => `‘${noun}’`).join(' or ')} in its path: say a noun as the files have it, such as cart or menu.`,
    )
  const chosen = files.filter((file) => nouns.some((noun) => file.includes(noun))).toSorted()
  return {
    vitest: chosen.filter((file) => file.endsWith('.test.ts')),
    browser: chosen.filter((file) => file.endsWith('.spec.ts')),
  }
}

function testFiles(): string[] {
  return globSync(['{app,server,db,scripts,tests}/**/*.test.ts', 'tests/e2e/**/*.spec.ts'])
}
