import { expect, test } from 'vitest'
import { useApi } from '#tests/support/api.ts'
import {
  acted,
  feedOf,
  pairedScreen,
  restaurantIdOf,
  screenCookie,
} from '#tests/support/kitchens.ts'
import { callerOf } from '#tests/support/people.ts'
import { makeTicket } from '#tests/support/restaurant-orders.ts'

const api = useApi()

test('[R04] a board begins with all that is open, and goes on with what changes', async () => {
  const { screen, address } = await pairedScreen(api)
  const first = await makeTicket(api.database, { status: 'preparing', comment: 'uten løk' })
  await makeTicket(api.database, { status: 'completed' })
  const whole = await feedOf(screen, address)
  expect(whole.isWhole).toBe(true)
  expect(whole.tickets.map(({ id }) => id)).toEqual([first.id])
  expect(whole.tickets[0]).toMatchObject({ status: 'preparing', comment: 'uten løk', rev: 1 })
  const second = await makeTicket(api.database)
  const next = await feedOf(screen, address, whole.rev)
  expect(next).toMatchObject({ isWhole: false, removed: [] })
  expect(next.tickets.map(({ id }) => id)).toEqual([second.id])
  await acted(screen, address, { kind: 'reject', ticketId: second.id, rev: 1, reason: 'closing' })
  const last = await feedOf(screen, address, next.rev)
  expect([last.tickets, last.removed]).toEqual([[], [second.id]])
})

test('[R04] a ticket is in the language of the screen, the guest’s own words in the guest’s', async () => {
  const { screen, address } = await pairedScreen(api, { restaurant: 'kvernhuset', language: 'ar' })
  const { id } = await makeTicket(api.database, {
    languageCode: 'pl',
    comment: 'bez cebuli',
    allergyNote: 'orzechy',
  })
  const { tickets } = await feedOf(screen, address)
  const ticket = tickets.find((each) => each.id === id)
  expect(ticket?.lines[0]?.title).toMatch(/\p{Script=Arabic}/u)
  expect(ticket).toMatchObject({
    languageCode: 'pl',
    comment: 'bez cebuli',
    allergyNote: 'orzechy',
  })
})

test('[R06] where nothing has changed the answer is a bare 304, after one question to the database', async () => {
  const { screen, address } = await pairedScreen(api)
  const { rev } = await feedOf(screen, address)
  const answer = await screen.get(`${address}/feed?since=${rev}`, {
    headers: { 'if-none-match': `"${rev}"` },
  })
  expect([answer.status, await answer.text()]).toEqual([304, ''])
  expect(answer.headers.get('etag')).toBe(`"${rev}"`)
})

test('[R04] a revision of another life of the database is answered with less, so that the screen asks for all', async () => {
  const { screen, address } = await pairedScreen(api)
  const { rev } = await feedOf(screen, address)
  const answer = await feedOf(screen, address, rev + 1000)
  expect(answer).toMatchObject({ rev, isWhole: false, tickets: [] })
})

test('[R04] a screen that comes back after weeks is answered with the whole board, and none of what has left it', async () => {
  const { screen, address, restaurantId } = await pairedScreen(api)
  const { rev } = await feedOf(screen, address)
  await makeTicket(api.database, { status: 'completed' })
  const { id } = await makeTicket(api.database, { status: 'preparing' })
  const missed = async (count: number) => {
    await api.database.execute({
      sql: 'update restaurant_feeds set revision = ? where restaurant_id = ?',
      args: [rev + count, restaurantId],
    })
    return feedOf(screen, address, rev)
  }
  const changes = await missed(500)
  expect([changes.isWhole, changes.removed.length]).toEqual([false, 1])
  const whole = await missed(501)
  expect([whole.isWhole, whole.removed]).toEqual([true, []])
  expect(whole.tickets.map((ticket) => ticket.id)).toContain(id)
  expect(whole).toEqual({ ...(await feedOf(screen, address)), serverTime: whole.serverTime })
})

test('[12] a screen sees its own kitchen and no other, and nothing once it was shut out', async () => {
  const { manager, screen, address, restaurantId } = await pairedScreen(api, { name: 'Stolen' })
  const other = await restaurantIdOf(api, 'bryggen')
  expect(other).not.toBe('undefined')
  for (const path of ['', '/feed', '/done']) {
    expect((await screen.get(`/api/kitchen/${other}${path}`)).status).toBe(401)
    expect((await screen.get(`${address}${path}`)).status).toBe(200)
  }
  const teams = (await (await manager.get('/api/admin/kitchens')).json()) as {
    restaurants: { id: string; devices: { id: string; name: string }[] }[]
  }
  const device = teams.restaurants
    .find(({ id }) => id === restaurantId)
    ?.devices.find(({ name }) => name === 'Stolen')
  const out = await manager.send(
    'DELETE',
    `/api/admin/kitchens/${restaurantId}/devices/${device?.id}`,
  )
  expect(out.status).toBe(200)
  const { rev } = { rev: 1 }
  for (const path of ['', `/feed?since=${rev}`, '/done']) {
    const refused = await screen.get(`${address}${path}`)
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      401,
      'device_unknown',
    ])
  }
  const action = await acted(screen, address, { kind: 'pause', until: Date.now() + 60_000 })
  expect(action.status).toBe(401)
})

test('[12] neither a stranger nor a customer nor another role looks into a kitchen', async () => {
  const { address } = await pairedScreen(api)
  expect((await api.visitor().get(`${address}/feed`)).status).toBe(401)
  for (const role of ['customer', 'editor', 'fulfilment'] as const)
    expect((await (await callerOf(api, role)).get(`${address}/feed`)).status).toBe(403)
  for (const role of ['owner', 'manager'] as const)
    expect((await (await callerOf(api, role)).get(`${address}/feed`)).status).toBe(200)
})

test('[R04] a board that is worked on is never forgotten, and one that is only looked at is', async () => {
  const { screen, address } = await pairedScreen(api)
  const dayMs = 24 * 3600 * 1000
  const at = (days: number) => {
    const later = api.visitor({
      platform: { ...api.platform, now: () => Date.now() + days * dayMs },
    })
    later.cookies.set(screenCookie, screen.cookies.get(screenCookie) ?? '')
    return later
  }
  const worked = await acted(at(29), address, { kind: 'pause', until: null })
  expect([worked.status, worked.headers.get('set-cookie')]).toEqual([
    200,
    expect.stringContaining(screenCookie),
  ])
  const again = await acted(at(29), address, { kind: 'pause', until: null })
  expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null])
  expect((await at(58).get(`${address}/feed`)).status).toBe(200)
  expect((await at(60).get(`${address}/feed`)).status).toBe(401)
})
