import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBusy } from '#server/platform/database-fault.ts'
import { DatabaseStreams } from '#server/platform/database-streams.ts'
import { startCopy } from '#tests/support/template.ts'

let copy: Awaited<ReturnType<typeof startCopy>>
const isolate = () => new DatabaseStreams({ DATABASE_URL: copy.url, DATABASE_AUTH_TOKEN: '' })

beforeAll(async () => {
  // On a disk: where there is nothing to wait for, writers meet too seldom.
  copy = await startCopy([], tmpdir())
  await isolate().batch('write', [
    { sql: 'create table written (id integer primary key, words text not null)', args: [] },
  ])
})
afterAll(() => copy.stop())

const count = { sql: 'select count(*) from written', args: [] }
const add = (id: number) => ({
  sql: 'insert into written (id, words) values (?, ?)',
  args: [id, 'a'.repeat(3000)],
})

test('sixteen writers at once, four times what one isolate sends, never stop the database', async () => {
  const wanted = 2000
  let begun = 0
  const isOver = () => begun >= wanted
  const write = async () => {
    const streams = isolate()
    while (!isOver()) await written(streams, (begun += 1))
  }
  const read = async () => {
    const streams = isolate()
    while (!isOver()) await streams.batch('read', [count])
  }
  const crowd = (each: () => Promise<void>) => Array.from({ length: 16 }, each)
  await Promise.all([...crowd(write), ...crowd(read)])
  const [result] = await isolate().batch('read', [count])
  expect(result?.rows).toEqual([[begun]])
})

/** Refused for the moment, it is sent again; a call that gets no answer within its time fails the test. */
async function written(streams: DatabaseStreams, id: number): Promise<void> {
  for (;;)
    try {
      await streams.batch('write', [add(id)])
      return
    } catch (error) {
      if (!isBusy(error)) throw error
    }
}
