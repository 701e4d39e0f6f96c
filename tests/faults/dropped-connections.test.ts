import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverConfig } from '#config'
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { post } from '#tests/support/post.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
let proxy: DatabaseProxy
let line: { productId: string; quantity: number }

const { writesInFlight } = serverConfig.database
const count = async (sql: string) => Number((await site.database.execute(sql)).rows[0]?.['n'])

beforeAll(async () => {
  site = await startSite({}, async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
  const { rows } = await site.database.execute(
    "select id from products where key = 'blueberry-jam'",
  )
  line = { productId: String(rows[0]?.['id']), quantity: 1 }
})
afterAll(async () => {
  await site.stop()
  await proxy.stop()
})

const add = () => post(site, '/api/cart/lines', line)

/** A call on a connection of its own, which nobody waits for. */
function begun(): Socket {
  const { hostname, port, host } = new URL(site.url)
  const body = JSON.stringify(line)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(
    [
      'POST /api/cart/lines HTTP/1.1',
      `host: ${host}`,
      `origin: ${site.url}`,
      'sec-fetch-site: same-origin',
      'content-type: application/json',
      `idempotency-key: ${crypto.randomUUID()}`,
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  )
  return socket
}

test('[O04] buyers whose connections break in mid-write are served, and the next ones at once', async () => {
  expect((await add()).status).toBe(200)
  const carts = await count('select count(*) as n from carts')
  const gate = Promise.withResolvers<void>()
  let held = 0
  proxy.before = async (body) => {
    if (!body.includes('BEGIN IMMEDIATE')) return
    held += 1
    await gate.promise
  }

  const sockets = Array.from({ length: writesInFlight }, begun)
  await expect.poll(() => held).toBe(writesInFlight)
  for (const socket of sockets) socket.resetAndDestroy()
  // Answered after the connections broke: the Worker knows of it by now.
  expect((await fetch(`${site.url}/api/health`)).status).toBe(200)
  gate.resolve()

  const answers = await Promise.all(Array.from({ length: 2 * writesInFlight }, add))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await count('select count(*) as n from carts')).toBe(carts + 3 * writesInFlight)
})
