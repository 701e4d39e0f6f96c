import { expect, test } from 'vitest'
import { type FallbackLink, isCircular, fallbackLanguagesFor } from './fallback-chain.ts'

const link = (code: string, fallbackCode: string | null, more: Partial<FallbackLink> = {}) => ({
  ...{ code, fallbackCode, isActive: true, isDefault: false },
  ...more,
})
const standard = link('nb', null, { isDefault: true })

test.each([
  ['none of its own', [link('sv', null)], []],
  ['one', [link('sv', 'en'), link('en', null)], ['en']],
  ['one that has one itself', [link('sv', 'da'), link('da', 'en'), link('en', null)], ['da', 'en']],
  ['the default', [link('sv', 'nb')], []],
  ['one whose own is the default', [link('sv', 'da'), link('da', 'nb')], ['da']],
  [
    'one that is hidden',
    [link('sv', 'da', {}), link('da', 'en', { isActive: false }), link('en', null)],
    ['en'],
  ],
  ['one that is gone', [link('sv', 'da')], []],
  ['a way that leads back', [link('sv', 'da'), link('da', 'sv')], ['da']],
] as const)('a language whose stand-in is %s', (_, others, fallbackLanguages) => {
  expect(fallbackLanguagesFor('sv', [standard, ...others])).toEqual(fallbackLanguages)
})

test('the default language has no stand-ins, and nothing stands behind it', () => {
  const languages = [link('nb', 'en', { isDefault: true }), link('en', 'pl'), link('pl', null)]
  expect(fallbackLanguagesFor('nb', languages)).toEqual([])
  expect(fallbackLanguagesFor('pl', [link('pl', 'nb'), ...languages.slice(0, 2)])).toEqual([])
})

test('a language is no stand-in for itself, however far around', () => {
  const languages = [link('sv', null), link('da', 'sv'), link('en', 'da'), standard]
  expect(['sv', 'da', 'en'].map((code) => isCircular('sv', code, languages))).toEqual([
    true,
    true,
    true,
  ])
  expect(isCircular('sv', 'nb', languages)).toBe(false)
})
