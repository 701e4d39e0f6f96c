import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AiPatience } from '#domain/ai.ts'
import { type AiManner, type AiServer, startAiServer } from '#tests/support/ai-server.ts'
import { AiFault, aiPort, type AiPort, missingAiSettings } from './ai.ts'

const none = { AI_URL: '', AI_KEY: '', AI_MODEL: '', AI_PICTURES: 'off' } as const
let server: AiServer
let ai: AiPort
beforeAll(async () => {
  server = await startAiServer()
  const port = aiPort({ ...none, AI_URL: server.url, AI_KEY: 'secret', AI_MODEL: 'small' })
  if (!port) throw new Error('there is a model')
  ai = port
})
afterAll(() => server.stop())

const quick: AiPatience = { firstMs: 150, totalMs: 400 }

async function answerOf(
  manner: AiManner,
  patience = { firstMs: 5000, totalMs: 5000 },
  signal?: AbortSignal,
) {
  server.manners = [manner]
  const pieces: string[] = []
  const prompt = '<text>\nost ⟦1⟧\n</text>'
  const stream = ai.stream({
    system: 'Translate',
    prompt,
    maxTokens: 50,
    patience,
    ...(signal ? { signal } : {}),
  })
  for (;;) {
    const { value, done } = await stream.next()
    if (done) return { text: pieces.join(''), tokens: value }
    pieces.push(value)
  }
}

test('[N04] an answer comes in pieces with its tokens, and the key goes along', async () => {
  expect(await answerOf('well')).toEqual({ text: 'OST ⟦1⟧', tokens: { in: 120, out: 2 } })
  expect(server.asked.at(-1)).toMatchObject({ system: 'Translate', authorization: 'Bearer secret' })
})

test.each([
  ['rate', 'rate_limited'],
  ['denied', 'denied'],
  ['broken', 'unreachable'],
  ['garbage', 'garbage'],
  ['megabyte', 'garbage'],
  ['empty', 'garbage'],
  ['cut', 'unreachable'],
  ['silent', 'timeout'],
  ['stalls', 'timeout'],
] as const)('[N04] a model that is %s ends as %s', async (manner, kind) => {
  // A busy machine answers late, too: only what never comes is waited for so shortly.
  const isLate = kind === 'timeout'
  const fault = await answerOf(manner, isLate ? quick : undefined).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(AiFault)
  expect(fault).toMatchObject({ kind })
})

test('[N04] nobody at the address is said as such', async () => {
  const port = aiPort({ ...none, AI_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small' })
  const stream = port?.stream({ system: '', prompt: 'x', maxTokens: 5, patience: quick })
  await expect(stream?.next()).rejects.toMatchObject({ kind: 'unreachable' })
})

test('[N04] whoever stops an answer is heard at once', async () => {
  const stop = new AbortController()
  const answer = answerOf('stalls', undefined, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(answer).rejects.toThrow('stopped')
})

test('[N04] a model of the Workers AI binding answers where the address is left out', async () => {
  const binding = {
    run: () => {
      const words = ['Hel', 'lo'].map((response) => `data: ${JSON.stringify({ response })}\n\n`)
      return Promise.resolve(new Blob([...words, 'data: [DONE]\n\n']).stream())
    },
  }
  const settings = { ...none, AI_MODEL: '@cf/meta/llama' }
  const stream = aiPort(settings, binding)?.stream({
    system: '',
    prompt: 'x',
    maxTokens: 5,
    patience: quick,
  })
  const pieces: string[] = []
  for await (const piece of stream ?? []) pieces.push(piece)
  expect(pieces.join('')).toBe('Hello')
})

test('[N04] without address or model there is none, and it is said what is missing', () => {
  expect(aiPort(none)).toBeUndefined()
  expect(missingAiSettings(none, false)).toEqual(['AI_URL', 'AI_MODEL'])
  expect(missingAiSettings({ ...none, AI_MODEL: '@cf/x' }, false)).toEqual(['AI_URL'])
  expect(missingAiSettings({ ...none, AI_MODEL: '@cf/x' }, true)).toEqual([])
})
