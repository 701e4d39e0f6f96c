import { createClient } from '@libsql/client/http'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { migrateDatabase } from '#db/migrate.ts'
import { fillDemo } from '#db/seed/fill.ts'
import { startSqld } from '#scripts/sqld.ts'
import { fingerprintOf } from '#scripts/fingerprint.ts'
import { onFreePort } from './free-port.ts'

const sources = ['migrations', 'db', 'server/domain']

/** A migrated database with the demo data, made once per state of its sources; tests work on copies of it. */
export async function templateFolder(): Promise<string> {
  const folder = resolve('node_modules/.cache/matverk/database', fingerprintOf(sources))
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const making = mkdtempSync(join(dirname(folder), 'making-'))
  const sqld = await onFreePort((port) => startSqld({ folder: making, port }))
  const client = createClient({ url: sqld.url })
  await migrateDatabase(client)
  await fillDemo(client)
  client.close()
  await sqld.stop()
  if (existsSync(folder)) rmSync(making, { recursive: true })
  else renameSync(making, folder)
  return folder
}

/** A database of its own for one test file: the template's copy with a server on it, which may be given flags of its own. */
export async function startCopy(flags: string[] = [], within = roomForCopies()) {
  const folder = mkdtempSync(join(within, 'matverk-test-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Memory that nobody gives back is gone until the machine starts anew.
  process.once('exit', remove)
  cpSync(await templateFolder(), folder, { recursive: true })
  const start = (port: number) => startSqld({ folder, port, flags })
  let sqld = await onFreePort(start)
  return {
    url: sqld.url,
    folder,
    pid: () => sqld.pid(),
    /** Kills the server without a word and starts it again on what it had written. */
    crash: async () => {
      await sqld.kill()
      sqld = await start(Number(new URL(sqld.url).port))
    },
    stop: async () => {
      await sqld.stop()
      process.off('exit', remove)
      remove()
    },
  }
}

const memory = '/dev/shm'
const enoughBytes = 2 ** 30

/** In memory where the machine lends it: each write waits for the disk, and a disk that others use too may stand still for seconds. */
function roomForCopies(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enoughBytes ? memory : tmpdir()
}

/** Vitest's global set-up: the template is made before the first file asks for it. */
export async function setup(): Promise<void> {
  await templateFolder()
}
