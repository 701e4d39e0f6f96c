import { type Client, createClient } from '@libsql/client/http'
import { setTimeout as wait } from 'node:timers/promises'
import type { LocalDatabase } from './database.ts'
import { startSqld } from './sqld.ts'

const probeEveryMs = 2000
const probeTimeoutMs = 4000

/**
 * Keeps sqld answering: a write probe every two seconds, and a new process where it fails twice or where the old one
 * ended. sqld can stop taking writes for good while its health page still says yes, so only a write tells.
 */
export async function superviseSqld(options: {
  folder: string
  port: number
}): Promise<LocalDatabase> {
  let sqld = await startSqld(options)
  const stopping = new AbortController()
  const watching = watch(stopping.signal, sqld.url, async () => {
    console.error('The database stopped answering; starting it again.')
    await sqld.kill()
    sqld = await startSqld(options)
  })
  return {
    url: sqld.url,
    pid: () => sqld.pid(),
    stop: async () => {
      stopping.abort()
      await watching
      await sqld.stop()
    },
  }
}

async function watch(
  stopping: AbortSignal,
  url: string,
  restart: () => Promise<void>,
): Promise<void> {
  let failures = 0
  while (!stopping.aborted) {
    await wait(probeEveryMs, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
    failures = (await isTakingWrites(url)) ? 0 : failures + 1
    if (failures >= 2 && !stopping.aborted) {
      await restart()
      failures = 0
    }
  }
}

/** A write that changes nothing: it takes the lock and commits. */
async function isTakingWrites(url: string): Promise<boolean> {
  const client: Client = createClient({
    url,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(probeTimeoutMs) }),
  })
  try {
    await client.batch(['delete from job_leases where 0'], 'write')
    return true
  } catch {
    return false
  } finally {
    client.close()
  }
}
