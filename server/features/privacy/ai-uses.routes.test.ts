import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { customersPassword, useCustomers } from '#tests/support/customers.ts'
import { findEverything } from './export.repository.ts'

const api = useApi()
const { customer } = useCustomers(api)

test('[N04] what somebody let AI do is in their export, and is nobody’s once they are gone', async () => {
  const person = await customer()
  await api.database.execute({
    sql: `insert into ai_uses (id, factory_id, user_id, task, is_trial, subject, language_code, model, month, credits, outcome, created_at)
      select 'use', id, ?, 'translate', 0, 'about/lede', 'en', 'small', '2026-11', 1, 'done', 1 from factories limit 1`,
    args: [person.id],
  })
  const [factory] = (await api.database.execute('select id from factories')).rows
  const owner = { factoryId: String(factory?.['id']), userId: person.id }
  const database = openDatabase(api.platform, () => undefined)
  expect((await findEverything(database, owner)).aiUses).toMatchObject([
    { task: 'translate', subject: 'about/lede', credits: 1 },
  ])
  const erased = await person.send('POST', '/api/account/erase', { password: customersPassword })
  expect(erased.status).toBe(200)
  const { rows } = await api.database.execute('select user_id, credits from ai_uses')
  expect(rows).toMatchObject([{ user_id: null, credits: 1 }])
})
