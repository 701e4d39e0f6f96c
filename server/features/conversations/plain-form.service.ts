import { barePath, prefixedPath, prefixOf } from '#domain/languages.ts'
import { type ContactForm, longestWritingMs, mostContactFileBytes } from '#domain/conversations.ts'
import type { ContactFile, PostedMessage, SentMessage } from '#domain/conversations.schema.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { sha256Hex } from '#domain/ids.ts'
import { isOwn } from '#server/http/middleware/same-site.ts'
import { addressHeader, networkOf } from '#server/http/network-address.ts'
import { languageOfPage } from '#server/http/pages/page-language.ts'
import type { Site } from '#server/site/site.ts'

const forms: Record<string, ContactForm> = { '/contact': 'contact', '/support': 'support' }

/** True for a form that a browser without scripts sends: the only request but reads that a page takes. */
export function isPlainForm({ method, url, headers }: Request): boolean {
  const isForm = /^multipart\/form-data\s*;/iu.test(headers.get('content-type') ?? '')
  return method === 'POST' && isForm && /\/(?:contact|support)$/u.test(new URL(url).pathname)
}

/** Room for the fields beside the file, and for a file that is a little too large: that is said on the page. */
const fieldBytes = 1_000_000

interface Ports {
  site: Site
  callApi: (call: Request) => Promise<Response>
  /** The page with the form as it was filled in. */
  answerPage: (page: Request, posted: PostedMessage) => Promise<Response>
  now: () => number
}

/**
 * Sends a plain form on as the page's script would: its file first, then the message. Leads to the page that names the message's number,
 * or answers the form as it was filled in, with what is wrong at its fields. Undefined where there is no form at this address.
 */
export async function answerPlainForm(
  request: Request,
  ports: Ports,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const prefix = prefixOf(pathname, ports.site.languages)
  const path = barePath(pathname, prefix)
  const form = forms[path]
  if (form === undefined) return undefined
  if (!isOwn(request)) return refusal(403, 'A form of another site is not taken.')
  // What is larger than any file and its message is not read at all.
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (!(length <= mostContactFileBytes + fieldBytes))
    return refusal(413, 'That is more than this form takes.')
  const data = await request.formData().catch(() => undefined)
  if (!data) return refusal(400, 'This form cannot be read.')
  const { code } = languageOfPage(request, ports.site.languages, prefix)
  const caller = callerOf(request, { callApi: ports.callApi, languageCode: code })
  const sent = await sendForm(caller, { data, form, network: networkOf(request.headers), ports })
  if (typeof sent.outcome === 'string') {
    const to = prefix ? prefixedPath(path, prefix) : path
    const Location = `${to}?${new URLSearchParams({ sent: sent.outcome })}`
    const headers = new Headers({ Location, 'Cache-Control': 'no-store' })
    for (const cookie of caller.cookies) headers.append('Set-Cookie', cookie)
    return new Response(null, { status: 303, headers })
  }
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length']) headers.delete(name)
  const page = await ports.answerPage(new Request(request.url, { headers }), sent.outcome)
  const answer = new Response(page.body, { status: sent.status, headers: page.headers })
  answer.headers.set('Cache-Control', 'private, no-store')
  for (const cookie of caller.cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

interface FormSent {
  data: FormData
  form: ContactForm
  network: string
  ports: Pick<Ports, 'now'>
}

/** The number of the message, or what the page shows again. */
async function sendForm(
  caller: Caller,
  { data, form, network, ports }: FormSent,
): Promise<{ outcome: string | PostedMessage; status: number }> {
  const values = valuesIn(data)
  const file = await fileIn(caller, data)
  const now = ports.now()
  const shownAt = Math.min(now, numberIn(data, 'shownAt'))
  const posted = { values, file: file.kept, shownAt, message: '', errors: file.errors }
  if (Object.keys(file.errors).length > 0) return { outcome: posted, status: 422 }
  const tookMs = Math.min(now - shownAt, longestWritingMs)
  const message = {
    form,
    ...values,
    fileId: file.kept?.id ?? null,
    decoy: textIn(data, 'decoy'),
    isPlain: true,
  }
  const answer = await caller.call('/api/conversations', {
    body: JSON.stringify({ ...message, tookMs, proof: null }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': await keyOf([network, form, values, file.mark]),
    },
  })
  if (answer.ok) return { outcome: ((await answer.json()) as SentMessage).number, status: 303 }
  const { field, message: said, fields = [] } = (await answer.json()) as ErrorBody
  const faults = [...(field === undefined ? [] : [{ field, message: said }]), ...fields]
  const errors = Object.fromEntries(faults.map((fault) => [fault.field, fault.message]))
  const isGone = errors['fileId'] !== undefined
  return {
    outcome: {
      ...posted,
      ...(isGone ? { file: null } : {}),
      ...{ errors, message: faults.length === 0 ? said : '' },
    },
    status: answer.status,
  }
}

/** What is shown again of a text; what is longer is refused anyway. */
const longestShown = 20_000

function valuesIn(data: FormData): PostedMessage['values'] {
  return {
    name: textIn(data, 'name'),
    email: textIn(data, 'email'),
    topic: textIn(data, 'topic'),
    orderNumber: textIn(data, 'orderNumber'),
    text: textIn(data, 'text'),
  }
}

interface FileIn {
  kept: ContactFile | null
  errors: Record<string, string>
  /** By what the same file is known that comes twice. */
  mark: string
}

/** The file of the form: chosen now, or kept from the time before. */
async function fileIn(caller: Caller, data: FormData): Promise<FileIn> {
  const chosen = data.get('file')
  const id = textIn(data, 'fileId')
  const before = id === '' ? null : { id, name: textIn(data, 'fileName'), bytes: 0 }
  if (!(chosen instanceof File) || chosen.size === 0) return { kept: before, errors: {}, mark: id }
  const answer = await caller.call('/api/conversations/files', {
    body: chosen,
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(chosen.name.toWellFormed()),
    },
  })
  const mark = `${chosen.name} ${chosen.size}`
  if (answer.ok) return { kept: (await answer.json()) as ContactFile, errors: {}, mark }
  const { message } = (await answer.json()) as ErrorBody
  return { kept: null, errors: { file: message }, mark }
}

type Caller = ReturnType<typeof callerOf>

/** Calls the API as the visitor; what a first call has made of them is known to the second. */
function callerOf(
  request: Request,
  { callApi, languageCode }: Pick<Ports, 'callApi'> & { languageCode: string },
) {
  const cookies: string[] = []
  const passedOn = ['origin', 'sec-fetch-site', 'user-agent', addressHeader]
  return {
    cookies,
    async call(path: string, sent: { body: string | File; headers: Record<string, string> }) {
      const headers = new Headers({ ...sent.headers, 'x-language': languageCode })
      for (const name of passedOn) {
        const value = request.headers.get(name)
        if (value !== null) headers.set(name, value)
      }
      const pairs = cookies.map((cookie) => cookie.split(';', 1)[0] ?? '')
      const held = [request.headers.get('cookie') ?? '', ...pairs].filter((pair) => pair !== '')
      if (held.length > 0) headers.set('cookie', held.join('; '))
      const body = typeof sent.body === 'string' ? sent.body : await sent.body.arrayBuffer()
      const to = new URL(path, request.url)
      const answer = await callApi(new Request(to, { method: 'POST', body, headers }))
      cookies.push(...answer.headers.getSetCookie())
      return answer
    },
  }
}

/** A key made of the content: pressed twice, the form is one message. */
async function keyOf(content: unknown): Promise<string> {
  const hash = await sha256Hex(JSON.stringify(content))
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}

function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, longestShown) : ''
}

function numberIn(data: FormData, name: string): number {
  const number = Number(textIn(data, name))
  // Of a form that does not say when it was shown nobody knows how long it took: it counts as shown just now.
  return Number.isSafeInteger(number) && number > 0 ? number : Infinity
}

function refusal(status: number, text: string): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
