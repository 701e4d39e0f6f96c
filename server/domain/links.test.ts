import { expect, test } from 'vitest'
import { isHonestAddress, isLinkAddress } from './links.ts'

test.each([
  '/',
  '/products?category=dairy#top',
  'https://example.no/a?b=c',
  'http://example.no',
  'mailto:post@example.no',
  'tel:+4722334455',
  'tel:(22)33-44',
  'https://example.no/@post?to=a@b.no',
  'https://blåbær.no/موقع/їжа',
  'https://example.no/%E2%80%AEa',
  '/العربية/smør',
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
  'https://user:pass@evil.example/',
  'https://vg.no@evil.example',
  'https://:pass@evil.example',
  'https://evil.example/\u202Egpj.exe',
  'https://ev\u200Bil.example',
  '/\u2066a',
  'mailto:a\u200D@example.no',
  'tel:()',
  'tel:+',
])('%s may not', (address) => {
  expect(isLinkAddress(address)).toBe(false)
})

test.each(['//vg.no@evil.example', String.raw`\\vg.no@evil.example`, 'https:vg.no@evil.example'])(
  '%s hides where it leads, however its host is written',
  (address) => {
    expect(isHonestAddress(address)).toBe(false)
  },
)

test.each(['#top', 'faq', '?a=b@c', 'sms:+4722334455', 'mailto:a@example.no', 'https://'])(
  '%s hides nothing',
  (address) => {
    expect(isHonestAddress(address)).toBe(true)
  },
)
