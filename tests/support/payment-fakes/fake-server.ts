import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onFreePort } from '#tests/support/free-port.ts'

export interface FakeCall {
  method: string
  path: string
  headers: Record<string, string>
  body: string
}

export interface FakeAnswer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/**
 * What goes wrong with a call. `time-out`: nobody answers, and nothing is done; `no-answer`: it is done, and nobody answers; `error` and
 * `error-after`: 500 instead of doing it, and after it; `garbage`: it is done, and what comes back is no JSON; `slow-down`: 429.
 */
export type ApiFault = 'time-out' | 'no-answer' | 'error' | 'error-after' | 'garbage' | 'slow-down'

/** A server on this machine that answers as a provider's API does, and fails as it is told to. */
export async function startFakeServer(
  answer: (call: FakeCall) => Promise<FakeAnswer>,
  faultOf: (call: FakeCall) => ApiFault | undefined,
) {
  const calls: FakeCall[] = []
  const server = createServer((request, response) => {
    void respond(request, response)
  })
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const call = await read(request)
    calls.push(call)
    const fault = call.path.startsWith('/pay/') ? undefined : faultOf(call)
    if (fault === 'time-out') return
    if (fault === 'error') return write(response, { status: 500, body: {} })
    if (fault === 'slow-down') return write(response, { status: 429, body: {} })
    const answered = await answer(call)
    if (fault === 'no-answer') return
    if (fault === 'error-after') return write(response, { status: 500, body: {} })
    write(response, fault === 'garbage' ? { status: 200, body: '<html>' } : answered)
  }
  const port = await onFreePort(
    (free) =>
      new Promise<number>((resolve, reject) => {
        server.once('error', reject)
        server.listen(free, '127.0.0.1', () => resolve(free))
      }),
  )
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function read(request: IncomingMessage): Promise<FakeCall> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value)
  return {
    ...{ method: request.method ?? 'GET', path: request.url ?? '/', headers },
    body: Buffer.concat(parts).toString(),
  }
}

function write(response: ServerResponse, { status, body, headers = {} }: FakeAnswer): void {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
    ...headers,
  })
  response.end(isText ? body : body === undefined ? '' : JSON.stringify(body))
}
