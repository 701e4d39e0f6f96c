import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactMessageSchema } from '#domain/conversations.schema.ts'
import { writingMs } from './message-values.ts'

test('a form in a tab that was open for months is taken as one that was open for as long as is counted', () => {
  const { tookMs } = contactMessageSchema.entries
  const took = [writingMs(12.4, 5000), writingMs(0, 90 * 24 * 3_600_000)]
  expect(took[0]).toBe(4988)
  expect(took.map((ms) => v.is(tookMs, ms))).toEqual([true, true])
})
