import { expect, test } from 'vitest'
import { delayBefore } from './retry.ts'

test('[G02] the pauses between tries double and never exceed 30 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 40].map(delayBefore)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
})
