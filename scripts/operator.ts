import { type Client, createClient } from '@libsql/client/http'
import { createInterface } from 'node:readline/promises'
import { localSite } from './environment.ts'
import { openLocalDatabase } from './local-database.ts'
import { stop } from './stop.ts'

/** Does something in the database of DATABASE_URL, else in the one of this machine's site; tells where that site is. */
export async function onDatabase<Answer>(
  task: (client: Client) => Promise<Answer>,
): Promise<{ origin: string; answer: Answer }> {
  const target = await targetOf(process.env)
  const client = createClient(target.database)
  const answer = await task(client)
  client.close()
  await target.stop()
  return { origin: target.origin, answer }
}

/** Asks at the terminal; a program that runs this gives everything on its command line. */
export async function asked(question: string): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}

async function targetOf(environment: NodeJS.ProcessEnv) {
  const url = environment['DATABASE_URL']
  if (!url) {
    const site = localSite()
    const database = await openLocalDatabase(site)
    return {
      database: { url: database.url },
      origin: new URL(site.publicUrl).origin,
      stop: database.stop,
    }
  }
  const publicUrl = environment['PUBLIC_URL']
  if (!publicUrl) stop('Check the environment settings: PUBLIC_URL (missing).')
  const authToken = environment['DATABASE_AUTH_TOKEN']
  return {
    database: { url, ...(authToken ? { authToken } : {}) },
    origin: new URL(publicUrl).origin,
    stop: async () => undefined,
  }
}
