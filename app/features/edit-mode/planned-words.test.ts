import { expect, test } from 'vitest'
import type { EditableText } from '#domain/editing.schema.ts'
import { wordsThatMeet } from './planned-words.ts'

const text = (value: string, plan?: string): EditableText => ({
  page: 'faq',
  key: 'title',
  type: 'text',
  languageCode: 'nb',
  isMultiline: false,
  value,
  rev: 1,
  state: 'source',
  isReviewed: true,
  source: null,
  outdatedFrom: null,
  madeFrom: null,
  draft: null,
  scheduled:
    plan === undefined
      ? null
      : { value: plan, publishAt: 1, unpublishAt: null, isPublished: false },
})
const begun = { text: text('Old', 'Plan'), base: 'Old', value: 'Old' }

test.each([
  ['typed words meet what is published', false, text('New', 'Plan'), ['Old', 'Old', 'New']],
  ['a plan meets another plan', true, text('Old', 'Theirs'), ['Plan', 'Plan', 'Theirs']],
  ['a plan meets what was published', true, text('New', 'Plan'), ['Old', 'Plan', 'New']],
  ['a plan that was called off is not lost', true, text('Old'), ['Old', 'Plan', 'Old']],
])('[T04] %s', (_, keepsPlan, now, [base, mine, theirs]) => {
  expect(wordsThatMeet({ ...begun, keepsPlan }, now)).toEqual({ base, mine, theirs })
})
