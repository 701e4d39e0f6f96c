import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ExtractSchema } from 'hono/types'
import { appConfig } from '#config'
import type { ErrorBody } from '#domain/errors.ts'
import type { Api } from '#server/http/api.ts'
import { barePath, prefixedPath } from '#domain/languages.ts'
import { failure, tooMany } from './failure.ts'
import { currentLanguageCode, currentOrigin, currentPrefix, onServer } from './page-context.ts'
import { travelsPacked } from './packed-answer.ts'
import { retried } from './retry.ts'

type Schema = ExtractSchema<Api>
type Refusal = Pick<ErrorBody, 'code' | 'ref'>

/** What the API answers at each address when it does not refuse: the compiler knows both. */
type Answers = {
  [Path in keyof Schema]: Schema[Path] extends { $get: { output: infer Output } }
    ? Exclude<Output, Refusal>
    : never
}

interface Wanted {
  /** For the `:names` of the path. */
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  /** The page that wants it (`location.href` of its loader): who is signed out is sent to sign in and comes back to it. */
  next?: string
}

/**
 * Reads the API for a page: within the isolate where the page is rendered, over HTTP in the browser. 404 becomes the not-found
 * page, any other refusal the error page; in the browser a read that nobody answered is repeated first.
 */
export async function read<Path extends keyof Answers>(
  path: Path,
  wanted: Wanted = {},
): Promise<Answers[Path]> {
  const { ref, value } = await answerTo(path, wanted)
  if (value === undefined) throw failure(ref)
  return travelsPacked(value)
}

/** As `read`; undefined where the caller is signed in and may not see it. */
export async function readIfAllowed<Path extends keyof Answers>(
  path: Path,
  wanted: Wanted = {},
): Promise<Answers[Path] | undefined> {
  const { status, ref, value } = await answerTo(path, wanted)
  if (status === 403) return undefined
  if (value === undefined) throw failure(ref)
  return travelsPacked(value)
}

async function answerTo<Path extends keyof Answers>(path: Path, wanted: Wanted) {
  const address = addressOf(path, wanted)
  const answer = await retried(async () => {
    const response = await ask(address)
    const facts = {
      status: response.status,
      ref: response.headers.get('x-request-id') ?? `status-${response.status}`,
    }
    if (facts.status >= 500) throw failure(facts.ref)
    const value = response.ok ? ((await response.json()) as Answers[Path]) : undefined
    return { ...facts, response, value }
  })
  if (answer.status === 404) throw notFound({ data: await goneIn(answer.response) })
  if (answer.status === 429) throw tooMany(answer.ref)
  if (answer.status === 401 && wanted.next !== undefined) throw signInFirst(wanted.next)
  return answer
}

/** What is said of an address at which something was; undefined where nothing was, or where who answers is not the API. */
async function goneIn(response: Response) {
  try {
    return ((await response.json()) as ErrorBody).gone
  } catch {
    return undefined
  }
}

/** To the sign-in page, and from there to the page that was wanted: a real 303 where the server answers. */
function signInFirst(next: string) {
  const prefix = currentPrefix()
  const path = prefix ? prefixedPath('/auth', prefix) : '/auth'
  // The router tells the browser's addresses with their prefix, and the server's without.
  const { pathname, search } = new URL(next, currentOrigin())
  const bare = barePath(pathname, prefix) + search
  return redirect({ href: `${path}?next=${encodeURIComponent(bare)}`, statusCode: 303 })
}

const ask = createIsomorphicFn()
  .server((address: string) => onServer().callApi(`http://api.internal${address}`))
  .client((address: string) =>
    fetch(address, {
      headers: { 'x-language': currentLanguageCode() },
      signal: AbortSignal.timeout(appConfig.timeoutMs),
    }),
  )

function addressOf(path: string, { params = {}, query = {} }: Wanted): string {
  const named = path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  const search = new URLSearchParams(given).toString()
  return search ? `${named}?${search}` : named
}
