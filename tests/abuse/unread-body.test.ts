import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  agent.destroy()
  await site.stop()
})

/** Over one connection that is kept: a broken one shows as a call that fails. */
function post(body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${site.url}/api/orders`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

test('a refusal reaches the caller and keeps the connection, however much was sent along', async () => {
  const statuses: number[] = []
  for (let turn = 0; turn < 60; turn += 1)
    statuses.push(await post(JSON.stringify({ note: 'x'.repeat(turn * 2000) })))
  expect(new Set(statuses)).toEqual(new Set([403]))
})
