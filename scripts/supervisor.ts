import { type Client, createClient } from '@libsql/client/http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Sqld, type SqldOptions, startSqld } from './sqld.ts'

/** How often it looks, and how long it waits for an answer; what a start that is not the first may take, and the pause after one that fails. */
export interface Paces {
  probeEveryMs: number
  probeTimeoutMs: number
  patienceMs: number
  pauseMs: number
}

const usual: Paces = {
  probeEveryMs: 2000,
  probeTimeoutMs: 4000,
  patienceMs: 10_000,
  pauseMs: 1000,
}
/** How long a start waits for an answer: nobody else would start the site's first one again. */
const firstPatienceMs = 60_000
/** A database that does not start again is tried for ever, with more time and after a longer pause each time, up to these. */
const longest = { pauseMs: 60_000, patienceMs: 600_000 }

export interface LocalDatabase {
  url: string
  pid: () => number | undefined
  stop: () => Promise<void>
}

interface Supervised extends Pick<SqldOptions, 'folder' | 'port' | 'spawned'> {
  paces?: Paces
}

/**
 * Keeps sqld answering: a write probe every two seconds (or at other `paces`), and a new process where it fails twice or where the
 * old one ended. sqld can stop taking writes for good while its health page still says yes, so only a write tells.
 */
export async function superviseSqld(options: Supervised): Promise<LocalDatabase> {
  let sqld = await startSqld({ ...options, patienceMs: firstPatienceMs })
  const stopping = new AbortController()
  const { paces = usual } = options
  const watching = watch(stopping.signal, sqld.url, paces, async () => {
    console.error('The database stopped answering; starting it again.')
    await sqld.kill()
    sqld = (await startedAgain(options, paces, stopping.signal)) ?? sqld
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

/** The new process, or none where the site is stopped before there is one. */
async function startedAgain(
  options: Supervised,
  paces: Paces,
  stopping: AbortSignal,
): Promise<Sqld | undefined> {
  let { pauseMs, patienceMs } = paces
  while (!stopping.aborted) {
    try {
      const sqld = await startSqld({ ...options, patienceMs, stopping })
      console.error('The database is back.')
      return sqld
    } catch (error) {
      if (stopping.aborted) break
      const reason = error instanceof Error ? error.message : String(error)
      const seconds = pauseMs / 1000
      console.error(`The database did not start: ${reason}. Trying again in ${seconds} s.`)
    }
    await wait(pauseMs, undefined, { signal: stopping }).catch(() => undefined)
    pauseMs = Math.min(pauseMs * 2, longest.pauseMs)
    patienceMs = Math.min(patienceMs * 2, longest.patienceMs)
  }
  return undefined
}

async function watch(
  stopping: AbortSignal,
  url: string,
  { probeEveryMs, probeTimeoutMs }: Paces,
  restart: () => Promise<void>,
): Promise<void> {
  let failures = 0
  while (!stopping.aborted) {
    await wait(probeEveryMs, undefined, { signal: stopping }).catch(() => undefined)
    if (stopping.aborted) return
    failures = (await isTakingWrites(url, probeTimeoutMs)) ? 0 : failures + 1
    if (failures >= 2 && !stopping.aborted) {
      await restart()
      failures = 0
    }
  }
}

/** A write that changes nothing: it takes the lock and commits. */
async function isTakingWrites(url: string, timeoutMs: number): Promise<boolean> {
  const client: Client = createClient({
    url,
    fetch: (request: Request) => fetch(request, { signal: AbortSignal.timeout(timeoutMs) }),
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
