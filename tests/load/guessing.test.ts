import { beforeAll, expect, test } from 'vitest'
import { confirmedAccount, countHashes, signIn } from '#tests/support/accounts.ts'
import { useApi } from '#tests/support/api.ts'
import { crowd } from '#tests/support/crowd.ts'

const api = useApi()
const guesses = crowd({ small: 400, whole: 10_000 })
const atOnce = 20
const stated = 10
let work = { hashes: 0 }
const startedAt = Date.now()

beforeAll(() => {
  work = countHashes(api)
  // One window, however long this takes.
  api.platform.now = () => startedAt
})

test(`[I15] [D12] ${guesses} guesses from as many networks get ten tries, and the owner still gets in`, async () => {
  const account = await confirmedAccount(api)
  const owner = api.visitor()
  expect((await signIn(owner, account)).status).toBe(200)
  work.hashes = 0
  const answers = new Map<number, number>()
  let left = guesses
  async function guessOn(): Promise<void> {
    while (left > 0) {
      left -= 1
      const { status } = await signIn(api.visitor(), { ...account, password: `guess ${left}` })
      answers.set(status, (answers.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guessOn))
  expect(Object.fromEntries(answers)).toEqual({ 401: stated, 429: guesses - stated })
  expect(work.hashes).toBe(stated)
  await owner.send('POST', '/api/auth/sign-out', {})
  expect((await signIn(owner, account)).status).toBe(200)
  expect((await signIn(api.visitor(), account)).status).toBe(429)
})
