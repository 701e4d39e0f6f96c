import { expect, test } from 'vitest'
import { jobNames } from '#domain/jobs.ts'
import { useApi } from '#tests/support/api.ts'
import { jobAt, jobsAt } from '#tests/support/jobs.ts'
import { withLease } from './lease.repository.ts'

const api = useApi()
const lease = { name: 'outbox', leaseMs: 60_000 }

async function runOf(name: string) {
  const found = { sql: 'select * from job_runs where name = ?', args: [name] }
  return (await api.database.execute(found)).rows[0]
}

const running = (now: number, task: () => Promise<void> = async () => {}) =>
  withLease(jobAt(api, now), lease, task)

test('each job keeps when it last ran, and every one has a row after a minute', async () => {
  const now = Date.now()
  await jobsAt(api, now)
  const { rows } = await api.database.execute('select * from job_runs')
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...jobNames].toSorted())
  for (const row of rows)
    expect(row).toMatchObject({ started_at: now, finished_at: now, fault: '', failures: 0 })
})

test('faults in a row are counted by their kind, and one good run ends the count', async () => {
  const now = Date.now()
  const failing = async () => {
    throw new DOMException('slow', 'TimeoutError')
  }
  await expect(running(now + 1, failing)).rejects.toThrow('slow')
  await expect(running(now + 2, failing)).rejects.toThrow('slow')
  expect(await runOf('outbox')).toMatchObject({ fault: 'timeout', failures: 2 })
  await running(now + 3)
  expect(await runOf('outbox')).toMatchObject({ fault: '', failures: 0, finished_at: now + 3 })
})

test('a run whose worker died counts as failed once the next one begins', async () => {
  const now = Date.now()
  await api.database.execute(
    `update job_runs set started_at = 1, finished_at = null, failures = 0 where name = 'outbox'`,
  )
  let during: unknown
  await running(now, async () => {
    during = await runOf('outbox')
  })
  expect(during).toMatchObject({ fault: 'ended', failures: 1, finished_at: null })
  expect(await runOf('outbox')).toMatchObject({ fault: '', failures: 0, finished_at: now })
})

test('who has not the lease, or has lost it, says nothing of the run of another', async () => {
  const now = Date.now()
  await running(now, async () => {
    await running(now + 1000)
    expect(await runOf('outbox')).toMatchObject({ started_at: now, finished_at: null })
    await running(now + 70_000)
    expect(await runOf('outbox')).toMatchObject({ started_at: now + 70_000 })
  })
  expect(await runOf('outbox')).toMatchObject({ finished_at: now + 70_000 })
})
