import { expect, test } from 'vitest'
import { numbersIn } from './content.ts'
import type { PageText } from './content.schema.ts'
import { isPageSlug } from './page-address.ts'

const text = (value: string): PageText => ({ type: 'text', value, languageCode: 'nb' })

test('numbered texts are told by their numbers, once and in the order that they are kept in', () => {
  const numbers = numbersIn(
    {
      title: text('Params'),
      'place.10.name': text('Tenth'),
      'place.2.name': text('Second'),
      'place.2.city': text('Voss'),
      'place.x.name': text('no number'),
      'place.3': text('no field'),
      'place.0.name': text('from one on'),
      'group.5.name': text('of another prefix'),
    },
    'place',
  )
  expect(numbers).toEqual([10, 2])
})

const languages = [
  {
    code: 'nb',
    name: 'Norwegian',
    nativeName: 'Norsk',
    flagIconUrl: null,
    direction: 'ltr' as const,
    isDefault: true,
  },
]

test.each(['farms', 'how-we-make', '2026'])('%j may be the address of a content page', (slug) => {
  expect(isPageSlug(slug, languages)).toBe(true)
})

test.each(['products', 'api', 'nb', 'Farms', 'a--b', '-a', "' or 1=1", 'å', '', 'a'.repeat(81)])(
  '[D10] %j may not',
  (slug) => {
    expect(isPageSlug(slug, languages)).toBe(false)
  },
)
