import { expect, test } from 'vitest'
import type { AttributeSchema } from './catalog.ts'
import { withoutTyped } from './typed-options.ts'

const attributes: AttributeSchema = [
  {
    key: 'ribbon',
    label: { en: 'Ribbon' },
    required: true,
    type: 'choice',
    options: [{ value: 'red', label: { en: 'Red' }, priceOre: 0 }],
  },
  { key: 'card', label: { en: 'Card' }, required: false, type: 'text', max: 100 },
]
const ribbon = { label: 'Ribbon', value: 'Red' }

test('a line keeps what was picked and loses what was typed', () => {
  const line = {
    options: [ribbon, { label: 'Card', value: 'Call me' }],
    optionsKey: '{"card":"Call me","ribbon":"red"}',
  }
  expect(withoutTyped(line, attributes)).toEqual({
    options: [ribbon],
    optionsKey: '{"ribbon":"red"}',
  })
})

test('what the product no longer offers counts as typed', () => {
  const line = { options: [{ label: 'Seal', value: 'Hi' }], optionsKey: '{"seal":"Hi"}' }
  expect(withoutTyped(line, attributes)).toEqual({ options: [], optionsKey: '{}' })
})

test('a line without typed texts is left alone', () => {
  expect(
    withoutTyped({ options: [ribbon], optionsKey: '{"ribbon":"red"}' }, attributes),
  ).toBeUndefined()
})
