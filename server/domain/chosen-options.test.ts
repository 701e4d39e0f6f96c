import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AttributeSchema } from './catalog.ts'
import { chooseOptions, optionsKey, optionTexts } from './chosen-options.ts'

const words = { languageCode: 'nb', fallbackLanguages: [], defaultCode: 'en' }
const gift: AttributeSchema = [
  {
    key: 'ribbon',
    label: { en: 'Ribbon', nb: 'Bånd' },
    type: 'choice',
    required: true,
    options: [
      { value: 'red', label: { en: 'Red', nb: 'Rødt' }, priceOre: 0 },
      { value: 'green', label: { en: 'Green' }, priceOre: 500 },
    ],
  },
  { key: 'card', label: { en: 'Card' }, type: 'text', required: false, max: 10 },
  { key: 'candles', label: { en: 'Candles' }, type: 'number', required: false, max: 3 },
]

const anyOptions = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()), {
  noNullPrototype: true,
})

test('[C07] the options key is the same in any key order', () => {
  fc.assert(
    fc.property(anyOptions, fc.array(fc.nat()), (chosen, order) => {
      const shuffled = Object.entries(chosen)
        .map((entry, index) => ({ entry, at: order[index] ?? 0 }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ entry }) => entry)
      expect(optionsKey(Object.fromEntries(shuffled))).toBe(optionsKey(chosen))
    }),
  )
})

test('[C07] the options key differs where a choice differs', () => {
  fc.assert(
    fc.property(anyOptions, anyOptions, (one, other) => {
      const isSame =
        JSON.stringify(Object.entries(one).toSorted()) ===
        JSON.stringify(Object.entries(other).toSorted())
      expect(optionsKey(one) === optionsKey(other)).toBe(isSame)
    }),
  )
  expect(optionsKey({ size: '1' })).not.toBe(optionsKey({ size: 1 }))
})

test('known, complete choices in range are kept', () => {
  expect(chooseOptions(gift, { candles: 0, card: ' Hei ', ribbon: 'red' }, words)).toEqual({
    ok: true,
    value: { ribbon: 'red', card: 'Hei', candles: 0 },
  })
})

test.each([
  ['a required option is missing', {}, 'option_missing', 'ribbon'],
  ['an option is unknown', { ribbon: 'red', colour: 'x' }, 'option_unknown', 'colour'],
  [
    'an option is named like a built-in',
    { ribbon: 'red', toString: 'x' },
    'option_unknown',
    'toString',
  ],
  ['a choice is not offered', { ribbon: 'blue' }, 'option_unknown', 'ribbon'],
  ['a choice is a number', { ribbon: 1 }, 'option_unknown', 'ribbon'],
  ['a text is too long', { ribbon: 'red', card: '12345678901' }, 'invalid_input', 'card'],
  ['a number is too large', { ribbon: 'red', candles: 4 }, 'invalid_input', 'candles'],
  ['a number is negative', { ribbon: 'red', candles: -1 }, 'invalid_input', 'candles'],
  ['a number is not whole', { ribbon: 'red', candles: 0.5 }, 'invalid_input', 'candles'],
  ['a number is a text', { ribbon: 'red', candles: '1' }, 'invalid_input', 'candles'],
])('refuses where %s', (_, wanted, code, key) => {
  const result = chooseOptions(gift, wanted, words)
  expect(result).toMatchObject({
    ok: false,
    problem: { code, field: `selectedAttributes.${key}` },
  })
})

test('the missing option is named in the reader’s language', () => {
  const result = chooseOptions(gift, {}, words)
  expect(result.ok ? undefined : result.problem.values).toEqual({ option: 'Bånd' })
})

test('a text is measured in characters, not in halves of them', () => {
  expect(chooseOptions(gift, { ribbon: 'red', card: '🍓'.repeat(10) }, words).ok).toBe(true)
})

test('choices are told in the reader’s language, else in the default', () => {
  expect(optionTexts(gift, { ribbon: 'green', card: 'Hei', candles: 2 }, words)).toEqual([
    { label: 'Bånd', value: 'Green' },
    { label: 'Card', value: 'Hei' },
    { label: 'Candles', value: '2' },
  ])
  expect(optionTexts(gift, { ribbon: 'gone' }, words)).toEqual([{ label: 'Bånd', value: 'gone' }])
})
