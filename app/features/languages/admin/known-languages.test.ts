import { expect, test } from 'vitest'
import { knownLanguage, suggestedLanguages } from './known-languages.ts'

test.each([
  ['kl', 'Greenlandic', 'Kalaallisut'],
  ['se', 'Northern Sami', 'Davvisámegiella'],
  ['is', 'Icelandic', 'Íslenska'],
  ['fi', 'Finnish', 'Suomi'],
])(
  '[L02] %s is %s, and %s to its speakers, whatever names the browser has',
  (code, name, nativeName) => {
    expect(knownLanguage(code)).toMatchObject({ code, name, nativeName })
  },
)

test('[L02] no language is suggested under its code', () => {
  for (const reader of ['nb', 'en', 'ar', 'pl', 'uk'])
    for (const { code, label } of suggestedLanguages(reader, [])) expect(label).not.toBe(code)
})
