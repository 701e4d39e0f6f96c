import { expect, test } from 'vitest'
import { plainPath } from './pages.ts'
import { shownAddress } from './shown-address.ts'

test.each([
  ['/gamle-%c3%a6bler.html', '/gamle-æbler.html'],
  ['/%D8%AC%D8%A8%D9%86', '/جبن'],
  ['/%f0%9f%a7%80', '/🧀'],
  ['/plain', '/plain'],
  ['/a%20b%2fc%25d%00', '/a%20b%2fc%25d%00'],
  ['/%e2%80%aetxet%c3%a6', '/%e2%80%aetxetæ'],
  ['/%ef%bb%bf%e2%80%8b', '/%ef%bb%bf%e2%80%8b'],
  ['/%e0%a4%a', '/%e0%a4%a'],
  ['/%22%3cb%3e', '/%22%3cb%3e'],
  ['/%41bc', '/%41bc'],
  ['/a%e3%85%a4%ef%b8%8f%e2%a0%80', '/a%e3%85%a4%ef%b8%8f%e2%a0%80'],
])('%s is shown as %s', (path, shown) => {
  expect(shownAddress(path)).toBe(shown)
})

test.each(['/gamle-%c3%86bler.html', '/%d8%ac%d8%a8%d9%86', '/%41bc', '/a%20b%2fc%25d'])(
  'what is shown of %s leads to the very same address when it is typed',
  (path) => {
    expect(plainPath(shownAddress(path))).toBe(path)
  },
)
