import { expect, test } from 'vitest'
import { titlesIn } from './title-states.ts'

const languages = [
  { code: 'nb', nativeName: 'Norsk', direction: 'ltr', isDefault: true },
  { code: 'ar', nativeName: 'العربية', direction: 'rtl' },
] as const

test('[B02] the title stands in the language of the site: there it is not missing', () => {
  const { states, missing } = titlesIn({ title: 'Om oss', titles: {} }, languages)
  expect(states.get('nb')?.state).toBe('source')
  expect(states.get('ar')?.state).toBe('missing')
  expect(missing).toBe(1)
})
