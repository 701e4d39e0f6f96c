import { expect, test } from 'vitest'
import { changedThings } from './changed-things.ts'

test('two entries of one name stay two', () => {
  const change = (of: string, field: string) => ({ of, field, before: null, after: 'x' })
  const things = changedThings([
    change('', 'order'),
    change('About', 'title'),
    change('About', 'url'),
    change('About', 'title'),
  ])
  expect(things.map(({ of, own }) => [of, own.map(({ field }) => field)])).toEqual([
    ['', ['order']],
    ['About', ['title', 'url']],
    ['About', ['title']],
  ])
})
