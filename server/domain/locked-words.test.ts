import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  hasSameOrder,
  lockDifferences,
  lockedWordsIn,
  lockWords,
  unlockWords,
} from './locked-words.ts'

const names = ['Premium Foods Factory']

test('[N04] numbers with units, prices, temperatures, dates, addresses, names, marks and allergens are locked', () => {
  const text =
    'Lagret 9 måneder ved 2–8 °C, −18 °C, 800 g for 289,00 kr siden 01.12.2026. Se https://example.no/a?b=1, post@example.no. <p>{count} **melk** fra Premium Foods Factory</p> 1 000 g og 6 × 65 g'
  expect(lockedWordsIn(text, names).map(({ text: its }) => its)).toEqual([
    ...['9', '2–8 °C', '−18 °C', '800 g', '289,00 kr', '01.12.2026'],
    ...['https://example.no/a?b=1', 'post@example.no', '<p>', '{count}', '**', 'melk', '**'],
    ...['Premium Foods Factory', '</p>', '1 000 g', '6 × 65 g'],
  ])
})

test('[N04] the model sees tokens, and of an allergen its word', () => {
  expect(lockWords('Kumelk, 2–8 °C').text).toBe('⟦a0:Kumelk⟧, ⟦1⟧')
  expect(lockWords('Gården ble bygget').words).toEqual([])
})

test('[N04] a text whose tokens come back is as it was', () => {
  const pieces = fc.constantFrom(
    'melk',
    '2–8 °C',
    '⟦3⟧',
    '<p>',
    '</p>',
    '800 g',
    'kr 12',
    'og',
    '**',
    '&amp;',
    'a@b.no',
    ' ',
    '\n',
    '–',
    '{n}',
    '⁂',
  )
  const texts = fc.oneof(
    fc.array(pieces).map((all) => all.join(' ')),
    fc.array(pieces).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const locked = lockWords(text, names)
      const back = unlockWords(locked.text, locked, 'nb')
      expect(back).toEqual({ text, differences: [] })
      expect(lockDifferences({ source: text, draft: back.text, language: 'en', names })).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('[N04] a draft that loses or changes any one locked word differs', () => {
  const word = fc.constantFrom('2–8 °C', '800 g', '289,00 kr', '9', 'a@b.no', 'melk', '12 %')
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), (all, pick) => {
      const at = pick % all.length
      const source = all.join(', ')
      const lost = all.filter((_, index) => index !== at).join(', ')
      const isOtherMilk = all[at] === 'melk' && lost.includes('melk')
      const differences = lockDifferences({ source, draft: lost, language: 'en' })
      expect(differences.length > 0 || isOtherMilk).toBe(true)
    }),
  )
})

test.each([
  ['2–8 °C', '2–6 °C', { kind: 'number', wanted: '2–8 °C', found: '2–6 °C' }],
  ['9 måneder', '9 g', { kind: 'number', wanted: '9', found: '9 g' }],
  ['Ost', 'Cheese, 100 %', { kind: 'number', wanted: '', found: '100 %' }],
  ['Inneholder melk', 'Contains fish', { kind: 'allergen', wanted: 'melk', found: 'fish' }],
  ['Brød av hvete', 'Bread of oats', { kind: 'allergen', wanted: 'hvete', found: 'oats' }],
  ['Med mandler', 'With hazelnuts', { kind: 'allergen', wanted: 'mandler', found: 'hazelnuts' }],
  ['49 kroner stykket', '49 dollars each', { kind: 'number', wanted: 'kroner', found: 'dollar' }],
  ['Uten nøtter', 'Good', { kind: 'allergen', wanted: 'nøtter', found: '' }],
  ['Tekst', 'Text <script>x</script>', { kind: 'mark', wanted: '', found: '<script>' }],
])('[N04] %s that became %s is said', (source, draft, difference) => {
  expect(lockDifferences({ source, draft, language: 'en' })).toContainEqual(difference)
})

test('[N04] an allergen may be worded anew, and not be another one', () => {
  const locked = lockWords('Ost av kumelk')
  expect(unlockWords('⟦a0:Cheese⟧ of ⟦a1:cow’s milk⟧', locked, 'en').differences).toEqual([])
  expect(unlockWords('⟦a0:Cheese⟧ of ⟦a1:nuts⟧', locked, 'en').differences).toEqual([
    { kind: 'allergen', wanted: 'kumelk', found: 'nuts' },
  ])
  expect(unlockWords('⟦a0:Cheese⟧', locked, 'en').differences).toEqual([
    { kind: 'allergen', wanted: 'kumelk', found: '' },
  ])
  expect(unlockWords('⟦9⟧', locked, 'en').differences).toHaveLength(3)
})

test.each([
  ['Fryses ved –18 °C', 'Freeze at 18 °C'],
  ['Oppbevares ved 18 °C', 'Keep at –18 °C'],
  ['Fryses ved - 18 °C', 'Freeze at 18 °C'],
  ['≥ 4 % fett', '≤ 4 % fat'],
  ['½ dl', '¼ dl'],
  ['5 poser', '5½ bags'],
  ['5 kg', '.5 kg'],
])('[N04] %s is not %s: signs and fractions belong to a number', (source, draft) => {
  expect(lockDifferences({ source, draft, language: 'en' })).not.toEqual([])
})

test('[N04] what has changed places is seen', () => {
  const [one, other] = ['200 °C i 10 min, 180 °C', '180 °C for 10 min, 200 °C'].map((text) =>
    lockedWordsIn(text),
  )
  expect(hasSameOrder(one ?? [], other ?? [])).toBe(false)
  expect(hasSameOrder(one ?? [], one ?? [])).toBe(true)
})

test('[N04] money has its own word in each language', () => {
  const source = 'Bare 49 kroner'
  const drafts = ['Just 49 kroner', '49 كرونة فقط', 'Tylko 49 koron norweskich', 'Лише 49 крон']
  const languages = ['en', 'ar', 'pl', 'uk']
  const differing = drafts.filter(
    (draft, index) =>
      lockDifferences({ source, draft, language: languages[index] ?? '' }).length > 0,
  )
  expect(differing).toEqual([])
})
