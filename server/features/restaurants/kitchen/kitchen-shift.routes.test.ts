import { expect, test } from 'vitest'
import type { Kitchen, KitchenTeam } from '#domain/kitchen.schema.ts'
import { useApi, type Visitor } from '#tests/support/api.ts'
import {
  acted,
  codeFor,
  kitchenManagerOf,
  pairedScreen,
  restaurantIdOf,
  screenCookie,
} from '#tests/support/kitchens.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'

const api = useApi()

async function codeIn(answer: Response): Promise<string> {
  return ((await answer.json()) as { code: string }).code
}

async function withWorker(manager: Visitor, restaurantId: string, name: string, pin = '2580') {
  const made = await manager.send('POST', `/api/admin/kitchens/${restaurantId}/staff`, {
    name,
    pin,
  })
  expect(made.status).toBe(201)
  const teams = (await made.json()) as KitchenTeam
  const worker = teams.restaurants
    .find(({ id }) => id === restaurantId)
    ?.staff.find((each) => each.name === name)
  if (!worker) throw new Error('nobody was added')
  return worker
}

test('[12] a code pairs one screen, once, and its secret is kept as a hash alone', async () => {
  const manager = await kitchenManagerOf(api, 'kvernhuset')
  const restaurantId = await restaurantIdOf(api, 'kvernhuset')
  const code = await codeFor(manager, { restaurantId, name: 'Pass' })
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/u)
  const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`
  const first = api.visitor()
  const second = api.visitor()
  const both = await Promise.all(
    [first, second].map((screen) => screen.send('POST', '/api/kitchen/devices', { code: typed })),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
  const secret = (first.cookies.get(screenCookie) ?? second.cookies.get(screenCookie)) as string
  const { rows } = await api.database.execute('select * from kitchen_devices, kitchen_codes')
  expect(JSON.stringify(rows)).not.toContain(secret)
  const again = await api.visitor().send('POST', '/api/kitchen/devices', { code })
  expect([again.status, await codeIn(again)]).toEqual([422, 'pairing_code_wrong'])
})

test('[12] a code that is older than ten minutes pairs nothing', async () => {
  const manager = await callerOf(api, 'owner')
  const restaurantId = await restaurantIdOf(api, 'kvernhuset')
  const code = await codeFor(manager, { restaurantId, name: 'Late' })
  const later = { ...api.platform, now: () => Date.now() + 11 * 60_000 }
  const answer = await api
    .visitor({ platform: later })
    .send('POST', '/api/kitchen/devices', { code })
  expect(await codeIn(answer)).toBe('pairing_code_wrong')
})

test('[12] who guesses codes is stopped after ten', async () => {
  const guesser = api.visitor()
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await guesser.send('POST', '/api/kitchen/devices', { code: 'K7QM4F2X' })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
})

test('[R04] where people are registered, nobody works nameless, and what is done bears the name', async () => {
  const { manager, screen, address, restaurantId } = await pairedScreen(api, {
    restaurant: 'bryggen',
    name: 'Grill',
  })
  const ola = await withWorker(manager, restaurantId, 'Ola')
  const { id } = await makeTicket(api.database, {
    restaurant: 'bryggen',
    dishes: ['fish-soup'],
    status: 'preparing',
  })
  const bump = { kind: 'finish', ticketId: id, rev: 1 }
  const nameless = await acted(screen, address, bump)
  expect([nameless.status, await codeIn(nameless)]).toEqual([409, 'shift_missing'])
  expect((await screen.send('POST', `${address}/shift`, {})).status).toBe(409)
  const shift = (pin: string) => screen.send('POST', `${address}/shift`, { staffId: ola.id, pin })
  expect(await codeIn(await shift('0000'))).toBe('pin_wrong')
  expect(await (await shift('2580')).json()).toEqual({ workerName: 'Ola', stationIds: [] })
  expect(((await (await screen.get(address)).json()) as Kitchen).workerName).toBe('Ola')
  expect((await acted(screen, address, bump)).status).toBe(200)
  const late = await acted(screen, address, bump)
  expect(await late.json()).toMatchObject({ current: { by: 'Ola', status: 'ready' } })
  await screen.send('DELETE', `${address}/shift`)
  expect(await codeIn(await acted(screen, address, { kind: 'pause', until: null }))).toBe(
    'shift_missing',
  )
})

test('[12] who guesses a PIN is stopped after five, and comes in again five minutes later', async () => {
  const { manager, screen, address, restaurantId } = await pairedScreen(api)
  const worker = await withWorker(manager, restaurantId, 'Amina', '135790')
  const codes: string[] = []
  for (const pin of ['0000', '1111', '2222', '3333', '4444', '135790'])
    codes.push(
      await codeIn(await screen.send('POST', `${address}/shift`, { staffId: worker.id, pin })),
    )
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'pin_wrong'), 'too_many_tries'])
  await api.database.execute(`update tries set until = ${Date.now() - 1}`)
  const right = await screen.send('POST', `${address}/shift`, { staffId: worker.id, pin: '135790' })
  expect(right.status).toBe(200)
})

test('[12] who is taken off a kitchen works there no longer, with a shift that goes on', async () => {
  const { manager, screen, address, restaurantId } = await pairedScreen(api)
  const worker = await withWorker(manager, restaurantId, 'Sindre')
  const shift = { staffId: worker.id, pin: '2580' }
  expect((await screen.send('POST', `${address}/shift`, shift)).status).toBe(200)
  const staff = `/api/admin/kitchens/${restaurantId}/staff/${worker.id}`
  const change = { rev: worker.rev, isActive: false }
  expect((await manager.send('PATCH', staff, change)).status).toBe(200)
  // Sent once more it is done already; seen as it was before, it is another's change.
  expect((await manager.send('PATCH', staff, change)).status).toBe(200)
  expect((await manager.send('PATCH', staff, { rev: worker.rev, name: 'Kari' })).status).toBe(409)
  expect(await codeIn(await screen.send('POST', `${address}/shift`, shift))).toBe('pin_wrong')
  const action = await acted(screen, address, { kind: 'pause', until: null })
  expect(await codeIn(action)).toBe('shift_missing')
})

test('[12] adding somebody twice with one key adds them once; a PIN has four to six digits', async () => {
  const manager = await kitchenManagerOf(api, 'fjellheim')
  const restaurantId = await restaurantIdOf(api, 'fjellheim')
  const address = `/api/admin/kitchens/${restaurantId}/staff`
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { name: 'Olena', pin: '4321' }
  const both = await Promise.all([
    manager.send('POST', address, body, key),
    manager.send('POST', address, body, key),
  ])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const { rows } = await api.database.execute({
    sql: 'select name, pin_hash from kitchen_staff where restaurant_id = ?',
    args: [restaurantId],
  })
  expect(rows.map(({ name }) => name)).toEqual(['Olena'])
  expect(String(rows[0]?.['pin_hash'])).toMatch(/^\$argon2id\$/u)
  for (const pin of ['123', '1234567', 'abcd'])
    expect(await codeIn(await manager.send('POST', address, { name: 'X', pin }))).toBe(
      'pin_invalid',
    )
})
