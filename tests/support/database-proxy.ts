import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { freePort } from './free-port.ts'

/**
 * `down` closes at once, `silent` never answers, `lost-reply` lets the database do a write and closes instead of answering, `cut-reply`
 * closes in the middle of that answer, `cut` sends it the first half of a write and closes both sides.
 */
type Mode = 'pass' | 'down' | 'silent' | 'lost-reply' | 'cut-reply' | 'cut'

interface Refusal {
  status: number
  body: string
}

export interface DatabaseProxy {
  url: string
  /** Round trips to the database since the last reset. */
  roundTrips: number
  /** What was asked, in its order. */
  bodies: string[]
  mode: Mode
  /** Added to every call. */
  delayMs: number
  /** Sees what was asked, and may answer in the database's place. */
  before: (body: string) => Promise<Refusal | void>
  stop: () => Promise<void>
}

/** Stands between the Worker and its database: counts, delays and breaks calls as a network does. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const port = await freePort()
  const { hostname, port: targetPort } = new URL(target)
  const proxy: DatabaseProxy = {
    url: `http://127.0.0.1:${port}`,
    roundTrips: 0,
    bodies: [],
    mode: 'pass',
    delayMs: 0,
    before: async () => {},
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const server = createServer((incoming, outgoing) => {
    proxy.roundTrips += 1
    if (proxy.mode === 'down') incoming.socket.destroy()
    else if (proxy.mode === 'silent') incoming.resume()
    else setTimeout(() => void forward(incoming, outgoing), proxy.delayMs)
  })
  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method, url: path, headers } = incoming
    const body = await buffer(incoming)
    proxy.bodies.push(body.toString())
    const refusal = await proxy.before(body.toString())
    if (refusal) {
      outgoing.writeHead(refusal.status).end(refusal.body)
      return
    }
    const isWrite = body.includes('BEGIN IMMEDIATE')
    const isLost = proxy.mode === 'lost-reply' && isWrite
    const isCut = proxy.mode === 'cut-reply' && isWrite
    const upstream = request({ hostname, port: targetPort, method, path, headers }, (answer) => {
      if (isLost) {
        answer.resume()
        answer.on('end', () => incoming.socket.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (isCut) answer.once('data', (chunk: Buffer) => breakOff(outgoing, chunk))
      else answer.pipe(outgoing)
    })
    upstream.on('error', () => incoming.socket.destroy())
    if (proxy.mode === 'cut' && isWrite) {
      upstream.write(body.subarray(0, body.length / 2), () => {
        upstream.destroy()
        incoming.socket.destroy()
      })
      return
    }
    upstream.end(body)
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return proxy
}

function breakOff(outgoing: ServerResponse, chunk: Buffer): void {
  outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.socket?.destroy())
}
