import { expect, test } from 'vitest'
import { type Account, confirmedAccount, newcomer } from '#tests/support/accounts.ts'
import { useApi } from '#tests/support/api.ts'
import { jobsAt } from '#tests/support/jobs.ts'

const api = useApi()
const dayMs = 24 * 3_600_000

const jobsAfter = (days: number) => jobsAt(api, Date.now() + days * dayMs)

async function isKept({ email }: Account): Promise<boolean> {
  const { rows } = await api.database.execute({
    sql: 'select id from users where email_key = ?',
    args: [email],
  })
  return rows.length > 0
}

test('[U01] a sign-up that nobody confirmed is forgotten after a week, an account is not', async () => {
  const waiting = newcomer()
  await api.visitor().send('POST', '/api/auth/sign-up', waiting)
  const confirmed = await confirmedAccount(api)
  await jobsAfter(6.9)
  expect(await isKept(waiting)).toBe(true)
  await jobsAfter(7.1)
  expect(await isKept(waiting)).toBe(false)
  expect(await isKept(confirmed)).toBe(true)
})

test('[U01] … but not while a link is open that confirms it', async () => {
  const waiting = newcomer()
  await api.visitor().send('POST', '/api/auth/sign-up', waiting)
  await api.database.execute({
    sql: 'update account_tokens set expires_at = ? where email = ?',
    args: [Date.now() + 8 * dayMs, waiting.email],
  })
  await jobsAfter(7.5)
  expect(await isKept(waiting)).toBe(true)
  await jobsAfter(8.5)
  expect(await isKept(waiting)).toBe(false)
})
