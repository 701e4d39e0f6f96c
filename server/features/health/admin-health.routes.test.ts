import { expect, test } from 'vitest'
import type { AdminHealth } from '#domain/health.schema.ts'
import { jobLateMs, jobNames } from '#domain/jobs.ts'
import { newId } from '#domain/ids.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import { jobsAt } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/people.ts'

const api = useApi()

const healthOf = async (reader: Visitor) =>
  (await (await reader.get('/api/admin/health')).json()) as AdminHealth

interface Mail {
  state: string
  attempts?: number
  createdAt: number
  sentAt?: number
  recipient?: string
}

async function mail({ state, attempts = 0, createdAt, sentAt, recipient = 'a@b.no' }: Mail) {
  const id = newId()
  await api.database.execute({
    sql: `insert into outbox (id, factory_id, kind, dedupe_key, language_code, recipient, payload, state, attempts, due_at, created_at, sent_at)
      select ?, id, 'A1', ?, 'nb', ?, '{}', ?, ?, ?, ?, ? from factories`,
    args: [id, id, recipient, state, attempts, sentAt ?? createdAt, createdAt, sentAt ?? null],
  })
}

test('[O06] mails that have not left stand by their state with the age of the oldest', async () => {
  const owner = await callerOf(api, 'owner')
  const now = Date.now()
  const hours = (ago: number) => now - ago * 3600 * 1000
  await api.database.execute('delete from outbox')
  await mail({ state: 'queued', createdAt: hours(1) })
  await mail({ state: 'queued', createdAt: hours(2) })
  await mail({ state: 'queued', attempts: 2, createdAt: hours(3) })
  await mail({ state: 'failed', attempts: 5, createdAt: hours(9) })
  await mail({ state: 'failed', attempts: 5, createdAt: hours(50), recipient: '' })
  await mail({ state: 'sent', createdAt: hours(4), sentAt: hours(4) })
  await mail({ state: 'sent', createdAt: hours(30), sentAt: hours(26) })
  expect((await healthOf(owner)).mails).toEqual({
    unsent: [
      { state: 'queued', count: 2, since: hours(2) },
      { state: 'retrying', count: 1, since: hours(3) },
      { state: 'sending', count: 0, since: null },
      { state: 'failed', count: 1, since: hours(9) },
    ],
    sent: 1,
    lastSentAt: hours(4),
  })
})

test('each job says when it last ran and how that went, also one that has never run', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await healthOf(owner)).jobs.every(({ state }) => state === 'never')).toBe(true)
  await jobsAt(api, Date.now())
  const ran = (await healthOf(owner)).jobs
  expect(ran.map(({ name, state }) => [name, state])).toEqual(
    jobNames.map((name) => [name, 'good']),
  )
  await api.database.execute(
    `update job_runs set fault = 'timeout', failures = 3 where name = 'clean-media'`,
  )
  await api.database.execute({
    sql: `update job_runs set started_at = ? where name = 'outbox'`,
    args: [Date.now() - jobLateMs - 1000],
  })
  const { jobs } = await healthOf(owner)
  expect(jobs.find(({ name }) => name === 'clean-media')).toMatchObject({
    ...{ state: 'failing', fault: 'timeout', failures: 3 },
  })
  expect(jobs.find(({ name }) => name === 'outbox')).toMatchObject({ state: 'late' })
})

test('it says which settings are there, and shows none of them', async () => {
  const owner = await callerOf(api, 'owner')
  expect((await healthOf(owner)).settings).toEqual({ hasMailServer: false, hasBounceSecret: false })
  const settings = { ...api.platform.settings, SMTP_HOST: 'mx', BOUNCE_WEBHOOK_SECRET: 'hush' }
  const other = api.visitor({ platform: { ...api.platform, settings } })
  for (const [name, value] of owner.cookies) other.cookies.set(name, value)
  const answer = await other.get('/api/admin/health')
  const text = await answer.text()
  expect(text).not.toContain('hush')
  expect(JSON.parse(text)).toMatchObject({
    settings: { hasMailServer: true, hasBounceSecret: true },
  })
})
