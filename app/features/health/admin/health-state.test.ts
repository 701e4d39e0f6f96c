import { expect, test } from 'vitest'
import type { AdminHealth } from '#domain/health.schema.ts'
import { isWell, unsentTone } from './health-state.ts'

const minute = 60_000
const well: AdminHealth = {
  now: 60 * minute,
  settings: { hasMailServer: true, hasBounceSecret: false },
  mails: { unsent: [], sent: 3, lastSentAt: 1 },
  jobs: [
    { name: 'outbox', state: 'good', startedAt: 1, finishedAt: 2, fault: '', failures: 0 },
    {
      name: 'clean-carts',
      state: 'running',
      startedAt: 1,
      finishedAt: null,
      fault: '',
      failures: 0,
    },
  ],
}

test('mails that wait are news, and a fault once they wait for a quarter of an hour', () => {
  const queued = { state: 'queued', count: 2, since: 50 * minute } as const
  expect(unsentTone(queued, well)).toBe('news')
  expect(unsentTone({ ...queued, since: 40 * minute }, well)).toBe('bad')
  expect(unsentTone({ ...queued, state: 'retrying' }, well)).toBe('warn')
  expect(unsentTone({ ...queued, state: 'failed' }, well)).toBe('bad')
  expect(unsentTone({ ...queued, state: 'failed', count: 0, since: null }, well)).toBe('none')
})

test('all is well only with a mail server, no mail that is stuck, and jobs that run', () => {
  expect(isWell(well)).toBe(true)
  expect(isWell({ ...well, settings: { ...well.settings, hasMailServer: false } })).toBe(false)
  const unsent = [{ state: 'failed', count: 1, since: 1 } as const]
  expect(isWell({ ...well, mails: { ...well.mails, unsent } })).toBe(false)
  const jobs = well.jobs.map((job) => ({ ...job, state: 'late' as const }))
  expect(isWell({ ...well, jobs })).toBe(false)
})
