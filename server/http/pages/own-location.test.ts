import { expect, test } from 'vitest'
import { ownLocation } from './own-location.ts'

test.each([
  ['http://evil.example:8080/x?y#z', 'https://site.test/x?y#z'],
  ['http://evil.example:8080', 'https://site.test/'],
  ['http://evil.example:8080//other.example/x', 'https://site.test//other.example/x'],
  ['/auth?next=%2Fadmin', '/auth?next=%2Fadmin'],
  ['https://partner.example/x', 'https://partner.example/x'],
  ['https://evil.example:8080/x', 'https://evil.example:8080/x'],
])('a redirect to %s goes out as %s', (location, own) => {
  const at = { asked: 'http://evil.example:8080//x', publicUrl: 'https://site.test' }
  expect(ownLocation(location, at)).toBe(own)
})
