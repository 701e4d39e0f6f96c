import { expect, test } from 'vitest'
import { changedPassages } from './changed-passages.ts'

test.each([
  {
    before: 'Ost. Lagret i 9 måneder. Rund.',
    after: 'Ost. Lagret i 12 måneder. Rund.',
    translation: 'Cheese. Aged for 9 months. Round.',
    asked: ['Lagret i 12 måneder.'],
    whole: 'Cheese. NEW Round.',
  },
  {
    before: '<p>Ost.</p><p>Lagret.</p>',
    after: '<p>Ost.</p><p>Fersk.</p><p>Ny.</p>',
    translation: '<p>Cheese.</p><p>Aged.</p>',
    asked: ['Fersk.', 'Ny.'],
    whole: '<p>Cheese.</p><p>NEW</p><p>NEW</p>',
  },
  { before: 'A. B.', after: 'B.', translation: 'X. Y.', asked: [], whole: 'Y.' },
])('[N04] only what has changed is asked for: $after', ({ asked, whole, ...texts }) => {
  const changed = changedPassages(texts)
  expect(changed?.asked).toEqual(asked)
  expect(changed?.withAnswers(asked.map(() => 'NEW'))).toBe(whole)
})

test('[N04] a translation with other sentences than its source is asked for as a whole', () => {
  expect(changedPassages({ before: 'A. B.', after: 'A. C.', translation: 'X' })).toBeUndefined()
})
