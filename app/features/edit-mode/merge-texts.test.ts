import { expect, test } from 'vitest'
import { mergedText } from './merge-texts.ts'

test('[T04] changes in two places of a text meet in one', () => {
  const merged = mergedText({
    base: 'Milk at six, bread at noon.',
    mine: 'Milk at five, bread at noon.',
    theirs: 'Milk at six, bread at one.',
  })
  expect(merged).toEqual({ value: 'Milk at five, bread at one.', clashes: 0 })
})

test('[T04] two changes of one place are counted, and ours stands there', () => {
  const merged = mergedText({ base: 'at six', mine: 'at five', theirs: 'at seven' })
  expect(merged).toEqual({ value: 'at five', clashes: 1 })
})

test('[T02] the tags of a rich text stay whole', () => {
  const merged = mergedText({
    base: '<p>One</p><p>Two</p>',
    mine: '<p><strong>One</strong></p><p>Two</p>',
    theirs: '<p>One</p><p>Two</p><p>Three &amp; four</p>',
  })
  expect(merged.value).toBe('<p><strong>One</strong></p><p>Two</p><p>Three &amp; four</p>')
})

test('[T04] the same change of both is no clash', () => {
  expect(mergedText({ base: 'a', mine: 'b', theirs: 'b' })).toEqual({ value: 'b', clashes: 0 })
})
