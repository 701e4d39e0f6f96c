import { expect, test } from 'vitest'
import { withForesight } from './foresight.ts'
import { readTogether } from './read-together.ts'

const query = (sql: string, ...args: string[]) => ({ sql, args })

/** Answers each query with its text and how many trips there were. */
function database() {
  const trips: string[][] = []
  const send = readTogether(async (queries: { sql: string }[]) => {
    trips.push(queries.map(({ sql }) => sql))
    return queries.map(({ sql }) => `${sql} ${trips.length}`)
  })
  return { trips, ...withForesight(send) }
}

test('what is foreseen goes out with the next read, and is asked anew after it was handed out', async () => {
  const { trips, foresee, read } = database()
  foresee([query('text', 'a'), query('page')])
  expect(await read([query('session')])).toEqual(['session 1'])
  expect(await read([query('page'), query('text', 'a')])).toEqual(['page 1', 'text 1'])
  expect(trips).toEqual([['text', 'page', 'session']])
  expect(await read([query('text', 'a')])).toEqual(['text 2'])
})

test('another value is another query', async () => {
  const { trips, foresee, read } = database()
  foresee([query('text', 'a')])
  await read([query('session')])
  expect(await read([query('text', 'b')])).toEqual(['text 2'])
  expect(trips).toHaveLength(2)
})

test('what fails is told to whoever asks for it, and to nobody else', async () => {
  const send = async (queries: readonly { sql: string }[]) => {
    if (queries.some(({ sql }) => sql === 'broken')) throw new Error('refused')
    return queries.map(({ sql }) => sql)
  }
  const { foresee, read } = withForesight(send)
  foresee([query('broken')])
  expect(await read([query('session')])).toEqual(['session'])
  await expect(read([query('broken')])).rejects.toThrow('refused')
})
