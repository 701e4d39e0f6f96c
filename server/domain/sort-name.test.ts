import { expect, test } from 'vitest'
import { sortName } from './sort-name.ts'

function sorted(names: string[], languageCode: string): string[] {
  const key = (name: string) => sortName(name, languageCode)
  return names.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

test('Norwegian puts æ, ø and å last, in this order', () => {
  expect(sorted(['Ål', 'Østers', 'Ærfugl', 'Zander', 'Ost', 'Agurk'], 'nb')).toEqual([
    'Agurk',
    'Ost',
    'Zander',
    'Ærfugl',
    'Østers',
    'Ål',
  ])
})

test('Polish puts ł after l and ż last', () => {
  expect(sorted(['Żurek', 'Łosoś', 'Mleko', 'Len', 'Zupa'], 'pl')).toEqual([
    'Len',
    'Łosoś',
    'Mleko',
    'Zupa',
    'Żurek',
  ])
})

test('Ukrainian keeps ґ after г and і after и', () => {
  expect(sorted(['Іриска', 'Йогурт', 'Гриби', 'Ґрунт', 'Ирис'], 'uk')).toEqual([
    'Гриби',
    'Ґрунт',
    'Ирис',
    'Іриска',
    'Йогурт',
  ])
})

test('case does not matter, and a number sorts before letters', () => {
  expect(sorted(['brød', 'Bønner', '7 frø', 'Brus'], 'nb')).toEqual([
    '7 frø',
    'Brus',
    'brød',
    'Bønner',
  ])
})
