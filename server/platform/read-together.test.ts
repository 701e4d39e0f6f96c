import { expect, test } from 'vitest'
import { readTogether } from './read-together.ts'

function counted() {
  const trips: number[][] = []
  const read = readTogether(async (queries: number[]) => {
    trips.push(queries)
    return queries.map((query) => query * 10)
  })
  return { trips, read }
}

test('reads of one tick share a round trip, and each gets its own answers', async () => {
  const { trips, read } = counted()
  const answers = await Promise.all([read([1, 2]), read([3]), read([4, 5])])
  expect(answers).toEqual([[10, 20], [30], [40, 50]])
  expect(trips).toEqual([[1, 2, 3, 4, 5]])
})

test('a read that waits for another makes a round trip of its own', async () => {
  const { trips, read } = counted()
  await read([1])
  await read([2])
  expect(trips).toEqual([[1], [2]])
})

test('a failed trip fails every read that shared it, and none after it', async () => {
  let isDown = true
  const read = readTogether(async (queries: number[]) => {
    if (isDown) throw new Error('down')
    return queries
  })
  const results = await Promise.allSettled([read([1]), read([2])])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isDown = false
  expect(await read([3])).toEqual([3])
})
