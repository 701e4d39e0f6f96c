import { readMediaAddress } from '#domain/media.ts'
import { formatFor } from './public-media.service.ts'

/** The part of the Cache API that is used. */
interface NearCache {
  match: (address: string) => Promise<Response | undefined>
  put: (address: string, response: Response) => Promise<void>
}

interface Asked {
  near: NearCache
  /** The API, which makes what is not kept. */
  callApi: (request: Request) => Promise<Response>
  later: (task: Promise<unknown>) => void
}

/** True for the addresses of pictures and files of the library, under the API's name too: both are answered from what is kept. */
export function isMediaPath(pathname: string): boolean {
  return /^(?:\/api)?\/media\//u.test(pathname)
}

/**
 * Answers `/media/…`. What is kept is named by id, version, width and format alone (a picture has one plain format): however an address is written, each picture is
 * drawn in each of its sizes once per place.
 */
export async function answerMedia(request: Request, asked: Asked): Promise<Response> {
  const pathname = barePath(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const address = readMediaAddress(pathname)
  if (!isRead || !address) return asked.callApi(apiRequest(request))
  const format = formatFor(request.headers.get('accept') ?? '')
  const key = `https://media.internal${pathname}?format=${format.replace('image/', '')}`
  const kept = await asked.near.match(key).catch(() => undefined)
  if (kept) return answered(request, kept)
  const made = await asked.callApi(apiRequest(request, 'GET'))
  if (made.status === 200 && address.size !== 'file')
    asked.later(asked.near.put(key, storable(made.clone())).catch(() => undefined))
  return answered(request, made)
}

const handedOn = ['accept', 'accept-language', 'if-range', 'origin', 'range', 'sec-fetch-site']

function apiRequest(request: Request, method = request.method): Request {
  const { origin } = new URL(request.url)
  const headers = new Headers()
  for (const name of handedOn) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  // A request for a picture does not say whose it is: the answer is everybody's.
  return new Request(`${origin}/api${barePath(request)}`, { method, headers })
}

/** The address without the API's name. */
function barePath(request: Request): string {
  return new URL(request.url).pathname.replace(/^\/api\/media\//u, '/media/')
}

/** The format is in its key already. */
function storable(response: Response): Response {
  const copy = new Response(response.body, response)
  copy.headers.delete('vary')
  copy.headers.delete('x-request-id')
  return copy
}

function answered({ method }: Request, response: Response): Response {
  // What nobody reads would wait in the store for a reader.
  if (method === 'HEAD') void response.body?.cancel().catch(() => undefined)
  const answer = new Response(method === 'HEAD' ? null : response.body, response)
  if (answer.headers.get('content-type')?.startsWith('image/')) answer.headers.set('vary', 'Accept')
  return answer
}
