import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import { jobAt } from '#tests/support/jobs.ts'
import { turnShown } from './turns.service.ts'

const api = useApi()
const dayMs = 86_400_000

async function menuItem() {
  const { rows } = await api.database.execute(
    "select is_shown from menu_items where url = '/products'",
  )
  return rows[0]?.['is_shown']
}

test('[B02] an entry that gets another time while its own is turned stays as it was saved', async () => {
  const now = Date.now()
  const until = (at: number, more = '') =>
    api.database.execute(
      `update menu_items set ends_at = ${at}, is_shown = 1 ${more} where url = '/products'`,
    )
  await until(now - 1000)
  const job = jobAt(api, now)
  const { database } = job
  const write: typeof database.write = async (statements) => {
    await until(now + dayMs)
    return database.write(statements)
  }
  await turnShown({ ...job, database: { ...database, build: database.build, write } })
  expect(await menuItem()).toBe(1)
  await until(now - 1000)
  await turnShown(job)
  expect(await menuItem()).toBe(0)
})

test('an entry that is hidden is not turned, and no page is made anew for it', async () => {
  const now = Date.now()
  const revision = async () =>
    (await api.database.execute("select revision from content_revisions where language_code = '*'"))
      .rows[0]?.['revision']
  await api.database.execute(
    `update menu_items set ends_at = ${now - 1000}, is_shown = 1, is_active = 0 where url = '/products'`,
  )
  const before = await revision()
  await turnShown(jobAt(api, now))
  expect(await menuItem()).toBe(1)
  expect(await revision()).toBe(before)
})
