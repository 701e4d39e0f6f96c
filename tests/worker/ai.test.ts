import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrialLine } from '#domain/ai.schema.ts'
import { type AiServer, startAiServer } from '#tests/support/ai-server.ts'
import { newPerson, type Person } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { appConfig } from '#config'

let provider: AiServer
let site: Site
let owner: Person
beforeAll(async () => {
  provider = await startAiServer()
  site = await startSite({ AI_URL: provider.url, AI_KEY: 'k', AI_MODEL: 'small' })
  owner = await newPerson(site.database, { role: 'owner' })
}, 120_000)
afterAll(async () => {
  await site.stop()
  await provider.stop()
})

function tried(signal?: AbortSignal): Promise<Response> {
  return fetch(`${site.url}/api/admin/ai/trials`, {
    method: 'POST',
    body: JSON.stringify({ task: 'ask', language: 'en', text: 'Hello?' }),
    headers: {
      'content-type': 'application/json',
      origin: site.url,
      cookie: `${appConfig.sessionCookie}=${owner.secret}`,
    },
    ...(signal ? { signal } : {}),
  })
}

const outcomes = async () =>
  (await site.database.execute('select outcome, credits from ai_uses order by created_at')).rows

test('[N04] in workerd an answer comes word by word, and its use is settled', async () => {
  provider.pauseMs = 150
  const response = await tried()
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  let chunks = 0
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    chunks += 1
    text += decoder.decode(chunk, { stream: true })
  }
  expect(chunks).toBeGreaterThan(2)
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TrialLine)
  expect(lines.at(0)).toMatchObject({ type: 'begun' })
  expect(lines.at(-1)).toMatchObject({ type: 'end', outcome: 'done', left: 999 })
  await expect.poll(outcomes).toMatchObject([{ outcome: 'done', credits: 1 }])
})

test('[N04] in workerd a provider that cannot be reached is a line of the answer, and costs nothing', async () => {
  provider.manners = ['broken']
  const lines = (await (await tried()).text()).trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    type: 'end',
    outcome: 'failed',
    left: 999,
  })
})

test('[N04] /ai-test leads to its section of the workspace, and a visitor to the sign-in', async () => {
  const led = await fetch(`${site.url}/nb/ai-test`, { redirect: 'manual' })
  expect([led.status, led.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('/admin/ai-test'),
  ])
  const asked = await fetch(`${site.url}/nb/admin/ai-test`, { redirect: 'manual' })
  expect(asked.headers.get('location')).toContain('/auth')
})
