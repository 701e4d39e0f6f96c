import { expect, test } from 'vitest'
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
])('%s is shown as %s', (path, shown) => expect(shownAddress(path)).toBe(shown))
