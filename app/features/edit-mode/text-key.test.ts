import { expect, test } from 'vitest'
import { nameOf, textKeyOf } from './text-key.ts'

test('[T04] a text is named by its page and its content key', () => {
  expect(textKeyOf('home.hero.title')).toEqual({ page: 'home', key: 'hero.title' })
  expect(nameOf({ page: 'home', key: 'hero.title' })).toBe('home.hero.title')
})

test.each(['', 'home', '.title', 'home.'])('%j names no text', (name) => {
  expect(textKeyOf(name)).toBeUndefined()
})
