import { expect, test } from 'vitest'
import type { ProductOptions } from '#domain/attributes.schema.ts'
import { newChoice, newOption, optionDrafts, optionsIn } from './option-draft.ts'

const saved: ProductOptions = [
  {
    ...{ key: 'size', label: { nb: 'Størrelse' }, type: 'choice', required: true },
    options: [
      { value: 'wedge', label: { nb: 'Stykke' }, priceOre: 0 },
      {
        ...{ value: 'whole', label: { nb: 'Hel', ar: 'كامل' }, priceOre: 19_150 },
        ...{ netQuantity: 800, grossWeightG: 860 },
      },
    ],
  },
  { key: 'card', label: { nb: 'Kort' }, type: 'text', required: false, max: 120 },
]

test('options as they are typed are sent as they were saved', () => {
  expect(optionsIn(optionDrafts(saved))).toEqual(saved)
})

test('what is typed as money and sizes is read, and what is none goes as nothing', () => {
  const choice = { ...newChoice(), value: 'a' }
  const sent = (typed: object) =>
    optionsIn([{ ...newOption(), key: 'k', choices: [{ ...choice, ...typed }] }])
  expect(sent({ price: '12,50', netQuantity: '١٠٠', grossWeightG: '1 200' })).toMatchObject([
    { options: [{ priceOre: 1250, netQuantity: 100, grossWeightG: 1200 }] },
  ])
  expect(sent({ price: '', netQuantity: ' ' })).toMatchObject([{ options: [{ priceOre: 0 }] }])
  expect(sent({ price: 'ti', netQuantity: '1,5' })).toMatchObject([
    { options: [{ priceOre: null, netQuantity: null }] },
  ])
})

test('a new choice never bears a name that was there', () => {
  expect(newChoice().value).not.toBe(newChoice().value)
  expect(newOption().key).toMatch(/^[a-z0-9]{12}$/u)
})
