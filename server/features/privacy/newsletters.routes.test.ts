import { expect, test } from 'vitest'
import { openDatabase } from '#server/platform/database.ts'
import { useApi } from '#tests/support/api.ts'
import { customersPassword, useCustomers } from '#tests/support/customers.ts'
import { findCustomerData, findEverything } from './export.repository.ts'

const api = useApi()
const { customer } = useCustomers(api)
const database = () => openDatabase(api.platform, () => undefined)
const rows = async (sql: string, ...args: string[]) =>
  (await api.database.execute({ sql, args })).rows

const held = async (email: string) =>
  Number(
    (
      await rows(
        `select (select count(*) from subscribers where email = ?1)
          + (select count(*) from subscriptions where subscriber_id in (select id from subscribers where email = ?1))
          + (select count(*) from outbox where recipient = ?1 and kind like 'N%') as held`,
        email,
      )
    )[0]?.['held'],
  )

test('[N01] what somebody subscribes to is in their export, and goes with their account', async () => {
  const person = await customer()
  const [factory] = await rows('select id from factories')
  const factoryId = String(factory?.['id'])
  const [user] = await rows('select email from users where id = ?', person.id)
  const email = String(user?.['email'])
  const body = { languageCode: 'ar', lists: ['letters'] }
  const other = 'another@example.no'
  await api
    .visitor()
    .send('POST', '/api/newsletter/asks', { email: other, source: 'home', decoy: '' })
  expect((await person.send('PUT', '/api/account/newsletters', body)).status).toBe(200)
  const everything = JSON.stringify(
    await findEverything(database(), { factoryId, userId: person.id }),
  )
  expect(everything).toContain('newsletterSubscriptions')
  const theirs = { factoryId, userId: person.id, email }
  for (const data of [
    await findEverything(database(), { factoryId, userId: person.id }),
    await findCustomerData(database(), theirs),
  ])
    expect(data).toMatchObject({
      newsletterSubscriptions: [
        { email, languageCode: 'ar', list: 'letters', status: 'confirmed' },
      ],
      newsletters: [],
    })
  expect(everything).not.toMatch(/[\da-f]{64}/u)
  const [kept] = await rows('select public_token from subscribers where email = ?', email)
  expect(everything).not.toContain(String(kept?.['public_token']))
  expect(await held(email)).toBe(2)
  const before = await held(other)
  const erased = await person.send('POST', '/api/account/erase', { password: customersPassword })
  expect(erased.status).toBe(200)
  expect(await held(email)).toBe(0)
  expect([before, await held(other)]).toEqual([3, 3])
})
