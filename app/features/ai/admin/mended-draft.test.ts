import { expect, test } from 'vitest'
import { mendedDraft } from './mended-draft.ts'

const draft = {
  source: 'Oppbevares ved 2–8 °C.',
  value: 'Keep at 2–6 °C.',
  differences: [{ kind: 'number' as const, wanted: '2–8 °C', found: '2–6 °C' }],
  languageCode: 'en',
}

test('[N04] one value that was changed can be put in again', () => {
  expect(mendedDraft(draft)).toBe('Keep at 2–8 °C.')
})

test.each([
  { ...draft, differences: [] },
  { ...draft, differences: [...draft.differences, ...draft.differences] },
  { ...draft, value: '2–6 °C and 2–6 °C' },
  { ...draft, differences: [{ kind: 'allergen' as const, wanted: 'melk', found: 'nuts' }] },
  { ...draft, value: 'Keep at 2–6 °C for 9 days.' },
])('[N04] what is wrong in another way is left to a person: %j', (other) => {
  expect(mendedDraft(other)).toBeUndefined()
})
