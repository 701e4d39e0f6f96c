import { expect, test } from 'vitest'
import type { EditableText } from '#domain/editing.schema.ts'
import { isOfMaking, snapshotOf } from './text-snapshot.ts'

const text: EditableText = {
  page: 'faq',
  key: 'title',
  type: 'text',
  languageCode: 'pl',
  isMultiline: false,
  value: 'Ser',
  rev: 1,
  state: 'reviewed',
  isReviewed: true,
  source: { languageCode: 'nb', value: 'Ost' },
  outdatedFrom: null,
  madeFrom: null,
  draft: null,
  scheduled: null,
}

test('[T04] words of which nobody knows the source are the same words once the source is another', () => {
  const later = { ...text, source: { languageCode: 'nb', value: 'Brunost' } }
  expect(isOfMaking(snapshotOf(text), snapshotOf(later))).toBe(false)
  const confirmed = { ...later, madeFrom: 'Brunost' }
  expect(isOfMaking(snapshotOf(text), snapshotOf(confirmed))).toBe(true)
})
