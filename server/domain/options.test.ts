import { expect, test } from 'vitest'
import type { Attribute } from './catalog.ts'
import { hasDearerChoice, hasRequiredOptions, leastAddedOre, localized } from './options.ts'

const size: Attribute = {
  key: 'size',
  label: { nb: 'Størrelse', en: 'Size' },
  type: 'choice',
  required: true,
  options: [
    { value: 'wedge', label: { nb: 'Stykke' }, priceOre: 500 },
    { value: 'whole', label: { nb: 'Hel' }, priceOre: 19100 },
  ],
}
const card: Attribute = { key: 'card', label: {}, type: 'text', required: false, max: 200 }

test('a label falls back to the default language, then to any, then to its key', () => {
  const languages = { languageCode: 'ar', fallbackLanguages: [], defaultCode: 'nb' }
  expect(localized(size.label, languages, 'size')).toBe('Størrelse')
  expect(localized({ pl: 'Wielkość' }, languages, 'size')).toBe('Wielkość')
  expect(localized({}, languages, 'size')).toBe('size')
})

test('a label that is empty in a language is missing there', () => {
  const languages = { languageCode: 'ar', fallbackLanguages: ['pl'], defaultCode: 'nb' }
  expect(localized({ ...size.label, ar: '', pl: '' }, languages, 'size')).toBe('Størrelse')
  expect(localized({ ar: '', nb: '', en: 'Size' }, languages, 'size')).toBe('Size')
  expect(localized({ ar: '' }, languages, 'size')).toBe('size')
})

test('[A14] a label is read in the first language that stands in, before the default one', () => {
  const languages = { languageCode: 'ar', fallbackLanguages: ['pl', 'en'], defaultCode: 'nb' }
  expect(localized(size.label, languages, 'size')).toBe('Size')
  expect(localized({ ...size.label, pl: 'Wielkość' }, languages, 'size')).toBe('Wielkość')
})

test('a required choice adds its cheapest price, and a dearer one makes the price a from-price', () => {
  expect(leastAddedOre([size, card])).toBe(500)
  expect(hasDearerChoice([size, card])).toBe(true)
  expect(hasDearerChoice([card])).toBe(false)
})

test('only a required option stops a card from adding the product', () => {
  expect(hasRequiredOptions([card])).toBe(false)
  expect(hasRequiredOptions([card, size])).toBe(true)
})
