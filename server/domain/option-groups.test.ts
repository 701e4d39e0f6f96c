import { expect, test } from 'vitest'
import { allergenCodes } from './catalog.ts'
import { groupProblems, mostOfGroup, type WrittenGroup } from './option-groups.ts'

const none = allergenCodes.map((code) => ({ code, level: 'free' as const, detail: '' }))
const option = { titles: { nb: 'Ost' }, allergens: none, isDefault: false }
const group: WrittenGroup = {
  ...{ kind: 'checkbox', min: 0, max: 2, freeCount: 1, titles: { nb: 'Tilbehør' } },
  options: [option, option],
}
const wrong = (change: Partial<WrittenGroup>) =>
  groupProblems({ ...group, ...change }, 'nb').map(({ code, field }) => `${code} ${field}`)

test('a group whose bounds hold and whose options are answered for has no problem', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ kind: 'quantity', max: mostOfGroup })).toEqual([])
})

test.each([
  [{ min: 3 }, ['group_bounds_crossed min']],
  [{ max: 3 }, ['group_max_high max']],
  [{ kind: 'radio' as const, max: 2 }, ['group_max_high max']],
  [{ kind: 'select' as const, max: 2 }, ['group_max_high max']],
  [{ kind: 'quantity' as const, max: mostOfGroup + 1 }, ['group_max_high max']],
  [{ freeCount: 3 }, ['group_free_high freeCount']],
  [{ titles: { en: 'Extras' } }, ['option_label_missing titles']],
  [{ options: [option, { ...option, titles: {} }] }, ['option_label_missing options.1.titles']],
])('bounds that nobody could choose within are told: %j', (change, expected) => {
  expect(wrong(change)).toEqual(expected)
})

test('as many stand chosen beforehand as may be chosen, and no more', () => {
  const chosen = { ...option, isDefault: true }
  expect(wrong({ options: [chosen, chosen] })).toEqual([])
  expect(wrong({ kind: 'radio', max: 1, options: [chosen, chosen] })).toEqual([
    'group_defaults_many options.1.isDefault',
  ])
})

test('an allergen without an answer is never read as none, and a kind of nut is named', () => {
  const open = { ...option, allergens: none.filter(({ code }) => code !== 'milk') }
  expect(wrong({ options: [option, open] })).toEqual([
    'allergen_unanswered options.1.allergens.milk',
  ])
  const nuts = none.map((each) =>
    each.code === 'nuts' ? { ...each, level: 'contains' as const } : each,
  )
  expect(wrong({ options: [option, { ...option, allergens: nuts }] })).toEqual([
    'allergen_kind_missing options.1.allergens.nuts',
  ])
})
