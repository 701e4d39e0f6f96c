import { describe, expect, test } from 'vitest'
import {
  barePath,
  type Language,
  laidOverBy,
  negotiate,
  prefixedPath,
  prefixOf,
} from './languages.ts'

const language = (code: string, isDefault = false): Language => ({
  code,
  name: code,
  nativeName: code,
  flagIconUrl: null,
  direction: 'ltr',
  isDefault,
  catalogue: 'en',
})
const languages = [language('en'), language('nb', true), language('ar')]

describe('[L01] the language to answer in', () => {
  test.each([
    ['the prefix wins over all', { prefix: 'ar', preferred: 'nb', accepted: 'en' }, 'ar'],
    ['then the stored preference', { preferred: 'nb', accepted: 'en' }, 'nb'],
    ['then the browser, by its primary subtag', { accepted: 'en-GB,ar;q=0.5' }, 'en'],
    ['the browser’s weights count, not its order', { accepted: 'en;q=0.2,ar;q=0.9' }, 'ar'],
    ['a weight of nought is a refusal', { accepted: 'en;q=0' }, 'nb'],
    ['nynorsk and plain Norwegian read bokmål', { accepted: 'nn-NO' }, 'nb'],
    ['else the default', { accepted: 'fr' }, 'nb'],
    ['an unknown preference is nothing', { preferred: "nb' or 1=1", accepted: 'ar' }, 'ar'],
  ])('%s', (_, wish, expected) => {
    expect(negotiate(languages, wish)?.code).toBe(expected)
  })

  test('without a default it is the first', () => {
    expect(negotiate([language('pl'), language('uk')], {})?.code).toBe('pl')
  })

  test('a site without languages has none', () => {
    expect(negotiate([], { prefix: 'nb' })).toBeUndefined()
  })
})

describe('[D10] a path and its language', () => {
  test.each([
    ['/ar/products/x', 'ar', '/products/x'],
    ['/nb', 'nb', '/'],
    ['/products', undefined, '/products'],
    ['/nbx/products', undefined, '/nbx/products'],
  ])('%s', (path, prefix, bare) => {
    expect(prefixOf(path, languages)).toBe(prefix)
    expect(barePath(path, prefix)).toBe(bare)
  })

  test('a prefixed path is the bare one again without its prefix', () => {
    for (const path of ['/', '/products', '/products/x'])
      expect(barePath(prefixedPath(path, 'ar'), 'ar')).toBe(path)
  })
})

test('a path without the prefix stays as it is', () => {
  expect(
    ['/nb/account', '/nb', '/account', '/nbx', '/'].map((path) => barePath(path, 'nb')),
  ).toEqual(['/account', '/', '/account', '/nbx', '/'])
})

test.each([
  [['sv', 'fi', 'pl', 'nb'], 'pl', ['sv', 'fi', 'pl']],
  [['en', 'nb'], 'en', ['en']],
  [['sv', 'fi', 'fi'], 'nb', ['sv', 'fi']],
] as const)(
  '[L06] of %j, shown with the catalogue of %s, the words of %j are laid over it',
  (codes, catalogue, expected) => {
    expect(laidOverBy(codes, catalogue)).toEqual(expected)
  },
)
