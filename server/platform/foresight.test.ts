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

test('what is written makes it forget what was foreseen', async () => {
  const { trips, foresee, forget, read } = database()
  foresee([query('text', 'a')])
  await read([query('session')])
  forget()
  expect(await read([query('text', 'a')])).toEqual(['text 2'])
  expect(trips).toHaveLength(2)
})

test('a trip that fails fails for all, and what it was to bring is asked anew', async () => {
  let isDown = true
  const send = readTogether(async (queries: { sql: string }[]) => {
    if (isDown) throw new Error('down')
    return queries.map(({ sql }) => sql)
  })
  const { foresee, read } = withForesight(send)
  foresee([query('text')])
  await expect(read([query('session')])).rejects.toThrow('down')
  isDown = false
  await expect(read([query('text')])).rejects.toThrow('down')
  expect(await read([query('text')])).toEqual(['text'])
})
