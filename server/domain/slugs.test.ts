import { expect, test } from 'vitest'
import { slugOf } from './slugs.ts'

test.each([
  ['Gårdene og båtene', 'gardene-og-batene'],
  ['Smørbrød & kjærlighet', 'smorbrod-kjaerlighet'],
  ['Gospodarstwa i łodzie', 'gospodarstwa-i-lodzie'],
  ['Як ми готуємо їжу', 'yak-my-hotuyemo-yizhu'],
  ['Відмова й повернення', 'vidmova-y-povernennya'],
  ['المزارع', 'almzara'],
  ['  Our — farms!  ', 'our-farms'],
  ['Crème brûlée', 'creme-brulee'],
  ['O’Brien’s', 'obriens'],
  ['日本', ''],
  ['../../etc/passwd', 'etc-passwd'],
  ['', ''],
])('%j suggests %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut, and not in the middle of nothing', () => {
  expect(slugOf('a'.repeat(79) + ' bcd')).toBe('a'.repeat(79))
})
