import { expect, test } from 'vitest'
import { startWorker } from '#scripts/worker.ts'
import { freePort } from '#tests/support/free-port.ts'

test('[U05] a Worker without a database address does not start', async () => {
  const started = startWorker({
    port: await freePort(),
    settings: { PUBLIC_URL: 'http://localhost:3000' },
  })
  await expect(started).rejects.toThrow(/failed to start|failed/u)
})
