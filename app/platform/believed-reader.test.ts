import { afterEach, expect, test } from 'vitest'
import { believedWriter, believeReader } from './believed-reader.ts'

afterEach(() => believeReader(''))

test('a write is its reader’s, as far as the page knows who that is', () => {
  expect(believedWriter('/cart/lines', 'POST')).toBe('')
  believeReader('anna')
  expect(believedWriter('/cart/lines', 'POST')).toBe('anna')
  expect(believedWriter('/account/addresses/a', 'DELETE')).toBe('anna')
  expect(believedWriter('/cart', 'GET')).toBe('')
})

test('a call that signs in or out may be anybody’s', () => {
  believeReader('anna')
  expect(believedWriter('/auth/sign-in', 'POST')).toBe('')
  expect(believedWriter('/auth/sign-out', 'POST')).toBe('')
})
