import { expect, test } from 'vitest'
import { pictureRows } from './picture-rows.ts'

test.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
  [24, [3, 3, 3, 3, 3, 3, 3, 3]],
])('%i pictures stand in rows of %j', (count, rows) => {
  expect(pictureRows(count)).toEqual(rows)
})
