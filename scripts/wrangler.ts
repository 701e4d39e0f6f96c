import { spawn } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endOf } from './end-of.ts'
import type { LocalSite } from './environment.ts'

const own = resolve('.dev.vars')

export interface Wrangler {
  /** How it ended, once it has. */
  ended: Promise<string>
  stop: () => Promise<void>
}

/** `wrangler dev` on the finished build, bound to this machine alone. Resolves once the site answers. */
export async function startWrangler(site: LocalSite, databaseUrl: string): Promise<Wrangler> {
  const log = createWriteStream(`${site.folder}/wrangler.log`)
  const child = spawn(
    'wrangler',
    [
      'dev',
      ...['--config', 'dist/server/wrangler.json'],
      ...['--ip', '127.0.0.1', '--port', String(site.port)],
      // Two sites side by side must not meet at the debugger's fixed port.
      ...['--inspector-port', '0'],
      ...['--persist-to', `${site.folder}/wrangler`],
      // The build keeps a copy of one's own settings, which is as old as the build is.
      ...(existsSync(own) ? ['--env-file', own] : []),
      ...['--var', `DATABASE_URL:${databaseUrl}`, '--var', `PUBLIC_URL:${site.publicUrl}`],
      ...['--var', `ADMIN_SECOND_FACTOR:${site.adminSecondFactor}`],
      ...['--log-level', 'log', '--show-interactive-dev-session=false'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const ended = endOf(child)
  // A start that is broken off must not leave it behind.
  const orphaned = () => child.kill('SIGTERM')
  process.once('exit', orphaned)
  child.once('exit', () => process.off('exit', orphaned))
  await answering(site, ended)
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const hard = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(hard)
    },
  }
}

async function answering(site: LocalSite, ended: Promise<string>): Promise<void> {
  let end = ''
  void ended.then((how) => (end = how))
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (end) throw new Error(`wrangler ended with ${end}; see ${site.folder}/wrangler.log`)
    try {
      if ((await fetch(`http://127.0.0.1:${site.port}/api/health`)).ok) return
    } catch {
      // Not listening yet.
    }
    await wait(100)
  }
  throw new Error(`the site did not answer within a minute; see ${site.folder}/wrangler.log`)
}
