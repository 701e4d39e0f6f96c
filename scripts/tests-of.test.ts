import { expect, test } from 'vitest'
import { testsOf } from './tests-of.ts'

const files = [
  'server/features/cart/add-line.routes.test.ts',
  'server/domain/cart.test.ts',
  'server/domain/order.test.ts',
  'tests/e2e/cart.spec.ts',
  'tests/e2e/order-owner.spec.ts',
  'tests/worker/order-views.test.ts',
]

test('a noun has the tests with it in the name of a file or a folder, at every level', () => {
  expect(testsOf(['cart'], files)).toEqual({
    vitest: ['server/domain/cart.test.ts', 'server/features/cart/add-line.routes.test.ts'],
    browser: ['tests/e2e/cart.spec.ts'],
  })
})

test('two nouns have the tests of both, each once', () => {
  expect(testsOf(['cart', 'order'], files)).toEqual({
    vitest: files.filter((file) => file.endsWith('.test.ts')).toSorted(),
    browser: ['tests/e2e/cart.spec.ts', 'tests/e2e/order-owner.spec.ts'],
  })
})

test('a noun without a test is refused, also beside one that has some', () => {
  expect(() => testsOf(['cart', 'kart'], files)).toThrow('No test has ‘kart’ in its path')
})

test('the cart of this repository has tests at every level', () => {
  const { vitest, browser } = testsOf(['cart'])
  expect(vitest.some((file) => file.startsWith('server/'))).toBe(true)
  expect(vitest.some((file) => file.startsWith('app/'))).toBe(true)
  expect(browser).toContain('tests/e2e/cart.spec.ts')
})
