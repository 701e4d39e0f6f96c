import { expect, test } from 'vitest'
import { type CellRules, cellOf, type ImportChoice, readCell } from './import-cells.ts'
import { valueIn, withValue } from './import-values.ts'
import { begunGoods } from './begun-product.ts'

const rules = (more: Partial<CellRules>): CellRules => ({
  ...{ type: 'money', isClearable: true, choices: [], decimal: '.' },
  ...more,
})

test('thousands are never taken for fractions of money or of a count, whatever the other cells say', () => {
  expect(readCell('1.290', rules({}))).toEqual({ code: 'import_number_unclear' })
  expect(readCell('1.000', rules({ type: 'whole' }))).toEqual({ code: 'import_number_unclear' })
  expect(readCell('1,000', rules({ type: 'whole', decimal: ',' }))).toEqual({
    code: 'import_number_unclear',
  })
  expect(readCell('1.000', rules({ type: 'whole', decimal: ',' }))).toEqual({ value: 1000 })
  expect(readCell('1.290,00', rules({}))).toEqual({ value: 129_000 })
  expect(readCell('1.29', rules({}))).toEqual({ value: 129 })
})

test.each(['289,–', 'kr 289,-', '289:-', '289.—'])('%s is a price in whole crowns', (text) => {
  expect(readCell(text, rules({}))).toEqual({ value: 28_900 })
})

test('a price for many is read as it was meant, or is none that a schema takes', () => {
  const product = begunGoods('x')
  const tiers = (text: string) => withValue(product, 'tiers', text).trade.tiers
  expect(tiers('12: 220; 48: 1 105,50')).toEqual([
    { fromPieces: 12, netOre: 22_000 },
    { fromPieces: 48, netOre: 110_550 },
  ])
  for (const unclear of ['12: 1.220,00', '12:220,00, 48:205', '12', '12: x'])
    expect(tiers(unclear)[0]?.netOre).toBeNaN()
  expect(valueIn(withValue(product, 'tiers', '12: 220'), 'tiers')).toBe('12: 220')
})

const dairy: ImportChoice = { value: '1', key: 'meieri', label: 'Ost', names: ['ost', 'cheese'] }
const choices: ImportChoice[] = [
  dairy,
  { value: '2', key: 'meieri-2', label: 'Meieri', names: ['meieri', 'dairy'] },
  { value: '3', key: 'snacks', label: 'Snacks', names: ['snacks'] },
  { value: '4', key: 'snacks-2', label: 'Snacks', names: ['snacks', 'cheese'] },
]

test('a category is found by its key, then by its name here, then by another; a name of two says neither', () => {
  const read = (text: string) => readCell(text, rules({ type: 'choice', choices }))
  expect(read('meieri')).toEqual({ value: '1' })
  expect(read('Meieri')).toEqual({ value: '2' })
  expect(read('dairy')).toEqual({ value: '2' })
  expect(read('Snacks')).toMatchObject({ code: 'import_choice' })
  expect(read('cheese')).toMatchObject({ code: 'import_choice' })
})

test('every category is written so that it is read back the same', () => {
  for (const { value } of choices) {
    const cell = cellOf(value, rules({ type: 'choice', choices }))
    expect(readCell(cell, rules({ type: 'choice', choices }))).toEqual({ value })
  }
})

test('signs alone empty nothing', () => {
  expect(readCell(' ; | ', rules({ type: 'choices', choices }))).toEqual({ code: 'import_choice' })
  expect(readCell('#CLEAR', rules({ type: 'choices', choices }))).toEqual({ value: null })
})
