import { expect, test } from 'vitest'
import { isLinkAddress } from './links.ts'

test.each([
  '/',
  '/products?category=dairy#top',
  'https://example.no/a?b=c',
  'http://example.no',
  'mailto:post@example.no',
  'tel:+4722334455',
])('%s may be linked to', (address) => {
  expect(isLinkAddress(address)).toBe(true)
})

test.each([
  '',
  'products',
  '//evil.example',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'https://',
  'mailto:nobody',
  '/a b',
  '/a"onclick="x',
  '/a\u0000',
  `/${'a'.repeat(500)}`,
])('%s may not', (address) => {
  expect(isLinkAddress(address)).toBe(false)
})
