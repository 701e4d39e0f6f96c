import { type Client, createClient } from '@libsql/client/http'
import { createServer, type ServerResponse } from 'node:http'
import { localSite } from './environment.ts'
import { openLocalDatabase } from './local-database.ts'
import { mailPage, messagePage, type OutboxMessage } from './mail-page.ts'
import { portSetting, requireFreePort } from './port.ts'
import { tickOverHttp } from './scheduled.ts'
import { stopSignal } from './stop-signal.ts'

// For development alone: shows what stands in the outbox of a data folder, as it left or will leave. Without a mail server
// nothing is sent, and this is where a confirmation is read.
const port = portSetting('MAIL_PORT', 3025)
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self' data:; img-src http: https:",
}
const site = localSite()
await requireFreePort('MAIL_PORT', port)
const database = await openLocalDatabase(site)
const client = createClient({ url: database.url })

const server = createServer((request, response) => {
  void respond(request.url ?? '/', response)
})
server.listen(port, '127.0.0.1', () => {
  console.log(`The outbox of ${site.folder} is on http://localhost:${port} (Ctrl C stops it)`)
})
await stopSignal()
server.close()
client.close()
await database.stop()
process.exit(0)

async function respond(address: string, response: ServerResponse): Promise<void> {
  try {
    const path = new URL(address, 'http://localhost').pathname
    if (!path.endsWith('/html')) await writeDue()
    const { status, html } = await answer(client, path)
    response.writeHead(status, headers).end(html)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

async function answer(from: Client, path: string): Promise<{ status: number; html: string }> {
  if (path === '/') return { status: 200, html: mailPage(await messages(from)) }
  const [, id, alone] = /^\/([\da-f-]{36})(\/html)?$/u.exec(path) ?? []
  const message = (await messages(from)).find((each) => each.id === id)
  if (!message)
    return { status: 404, html: '<!doctype html><title>Not found</title><p>No such message.' }
  return { status: 200, html: alone && message.html ? message.html : messagePage(message) }
}

/** What is due is written at once where the site runs, as its next minute would. */
async function writeDue(): Promise<void> {
  await tickOverHttp(site.port).catch((error: unknown) =>
    console.error('The site did not write what is due:', String(error)),
  )
}

async function messages(from: Client): Promise<OutboxMessage[]> {
  const { rows } = await from.execute(
    `select id, kind, language_code, recipient, state, attempts, last_error, created_at, sent_at, payload
      from outbox order by created_at desc limit 200`,
  )
  return rows.map((row) => ({
    id: String(row['id']),
    kind: String(row['kind']),
    languageCode: String(row['language_code']),
    recipient: String(row['recipient']),
    state: String(row['state']),
    attempts: Number(row['attempts']),
    lastError: row['last_error'] === null ? '' : String(row['last_error']),
    createdAt: new Date(Number(row['created_at'])),
    ...(JSON.parse(String(row['payload'])) as Pick<OutboxMessage, 'subject' | 'html' | 'text'>),
  }))
}
