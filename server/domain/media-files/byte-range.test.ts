import { expect, test } from 'vitest'
import { byteRangeOf } from './byte-range.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=40-', { first: 40, last: 99 }],
  ['bytes=-30', { first: 70, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=1-2', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s of 100 bytes is %j', (header, part) => {
  expect(byteRangeOf(header, 100)).toEqual(part)
})
