import { expect, test } from 'vitest'
import { isAsOffered, type SubstituteFacts } from './substitutes.ts'

const offered: SubstituteFacts = {
  ...{ slug: 'butter', packageSize: '500 g', vatClass: 'food', withdrawalPolicy: 'sealed' },
  allergens: [
    { code: 'milk', level: 'contains', detail: '' },
    { code: 'nuts', level: 'may_contain', detail: 'almond' },
  ],
}

test('goods are as offered under another address and with their allergens in another order', () => {
  const now = { ...offered, slug: 'cultured-butter', allergens: offered.allergens.toReversed() }
  expect(isAsOffered(offered, now)).toBe(true)
})

test.each<[string, Partial<SubstituteFacts>]>([
  [
    'one more allergen',
    { allergens: [...offered.allergens, { code: 'soya', level: 'may_contain', detail: '' }] },
  ],
  [
    'traces that became an ingredient',
    { allergens: offered.allergens.map((each) => ({ ...each, level: 'contains' })) },
  ],
  ['a smaller pack', { packageSize: '400 g' }],
  ['no right of withdrawal any more', { withdrawalPolicy: 'perishable' }],
])('goods are not as offered with %s', (_, change) => {
  expect(isAsOffered(offered, { ...offered, ...change })).toBe(false)
})
