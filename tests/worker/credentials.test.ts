import type { Client } from '@libsql/client/http'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nodePasswordHasher } from '#server/platform/password-hasher.node.ts'
import type { Kitchens } from '#domain/kitchen.schema.ts'
import { type Credentials, demoCredentials } from '#scripts/credentials.ts'
import { demoKitchens } from '#scripts/kitchen-credentials.ts'
import { post } from '#tests/support/post.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let database: Client
const folder = mkdtempSync(join(tmpdir(), 'matverk-credentials-'))
const file = join(folder, 'credentials.json')

beforeAll(async () => {
  site = await startSite()
  database = site.database
})
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

const isRight = (encoded: unknown, password: string) =>
  nodePasswordHasher().isRight(String(encoded), password)

async function people() {
  const { rows } = await database.execute(
    `select users.*, admins.role from users left join admins on admins.user_id = users.id order by email`,
  )
  return rows
}

test('the demo’s people get random passwords, kept for this machine’s owner alone', async () => {
  expect(await people()).toEqual([])
  const made = await demoCredentials(database, folder)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(made)
  for (const { password } of Object.values(made))
    expect(password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/u)
  expect(made.owner.password).not.toBe(made.customer.password)
  const [customer, owner] = await people()
  expect(owner).toMatchObject({ email: 'owner@example.no', role: 'owner', status: 'active' })
  expect(customer).toMatchObject({ email: 'customer@example.no', role: null, status: 'active' })
  expect(owner?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
  expect(await isRight(owner?.['password_hash'], made.owner.password)).toBe(true)
  expect(await isRight(customer?.['password_hash'], made.owner.password)).toBe(false)
})

test('[U01] each of them signs in on the site with what the file says', async () => {
  const { owner, customer } = JSON.parse(readFileSync(file, 'utf8')) as Credentials
  for (const credentials of [owner, customer]) {
    const answer = await post(site, '/api/auth/sign-in', credentials)
    expect(await answer.json()).toMatchObject({ status: 'signed_in' })
  }
  const swapped = { email: owner.email, password: customer.password }
  expect((await post(site, '/api/auth/sign-in', swapped)).status).toBe(401)
})

test('a second start keeps them', async () => {
  const [before, rows] = [readFileSync(file, 'utf8'), await people()]
  const again = await demoCredentials(database, folder)
  expect(again).toEqual(JSON.parse(before))
  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(await people()).toEqual(rows)
})

test('without the file the people stay and their passwords are new', async () => {
  const before = await people()
  rmSync(file)
  const made = await demoCredentials(database, folder)
  expect(existsSync(file)).toBe(true)
  const after = await people()
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(await isRight(after[0]?.['password_hash'], made.customer.password)).toBe(true)
  expect(after[0]?.['password_hash']).not.toBe(before[0]?.['password_hash'])
})

test('[R04] a kitchen is opened by the code and the PIN that are printed; the next start has another code', async () => {
  const kitchens = await demoKitchens(database, folder)
  expect(kitchens.map(({ cook }) => cook)).toEqual(['Ola', 'Amina', 'Sindre'])
  expect(statSync(join(folder, 'kitchens.json')).mode & 0o777).toBe(0o600)
  const [kitchen] = kitchens
  const paired = await post(site, '/api/kitchen/devices', { code: kitchen?.code })
  const { pairedWith } = (await paired.json()) as Kitchens
  const cookie = paired.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { rows } = await database.execute({
    sql: 'select id from kitchen_staff where restaurant_id = ?',
    args: [pairedWith ?? ''],
  })
  const shift = { staffId: String(rows[0]?.['id']), pin: kitchen?.pin }
  const begun = await post(site, `/api/kitchen/${pairedWith}/shift`, shift, { cookie })
  expect(await begun.json()).toMatchObject({ workerName: 'Ola' })
  const again = await demoKitchens(database, folder)
  expect(again.map(({ pin }) => pin)).toEqual(kitchens.map(({ pin }) => pin))
  expect(again.map(({ code }) => code)).not.toEqual(kitchens.map(({ code }) => code))
  const old = await post(site, '/api/kitchen/devices', { code: kitchens[1]?.code })
  expect(old.status).toBe(422)
})

test('the customer has orders with sums and steps that hold, and numbers without a gap', async () => {
  const orders = await database.execute(
    `select orders.*, (select sum(line_ore) from order_lines where order_id = orders.id) as lines,
      (select group_concat(to_state) from (select to_state from events where entity_id = orders.id order by at)) as steps
      from orders order by created_at`,
  )
  expect(orders.rows.map(({ status, steps }) => ({ status, steps }))).toEqual([
    { status: 'completed', steps: 'placed,confirmed,processing,ready,delivered,completed' },
    { status: 'delivered', steps: 'placed,confirmed,processing,shipped,delivered' },
    { status: 'placed', steps: 'placed' },
  ])
  for (const order of orders.rows) {
    expect(order['items_ore']).toBe(order['lines'])
    expect(order['number']).toMatch(/^[A-Z]+-\d\d-\d{6}$/u)
  }
  const last = await database.execute(
    `select (select sum(last) from counters where scope like 'orders:%') as orders,
      (select sum(last) from counters where scope like 'quotes:%') as quotes,
      (select count(*) from quotes where number glob 'Q-[0-9][0-9]-[0-9][0-9][0-9][0-9]') as numbered`,
  )
  expect(last.rows[0]).toMatchObject({ orders: 3, quotes: 7, numbered: 7 })
  const reserved = await database.execute('select sum(reserved) as reserved from stock_levels')
  expect(reserved.rows[0]?.['reserved']).toBe(3)
})
