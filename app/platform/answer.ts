import { notFound } from '@tanstack/react-router'
import type { ClientResponse } from 'hono/client'
import type { ErrorBody } from '#domain/errors.ts'
import { failure } from './failure.ts'

/** What the API answers when it does not refuse. */
type BodyOf<Answer> =
  Answer extends ClientResponse<infer Body, number, 'json'>
    ? Exclude<Body, Pick<ErrorBody, 'code' | 'ref'>>
    : never

/** The body of an API answer, for a loader: 404 becomes the not-found page, any other refusal the error page. */
export async function answerOf<Answer extends Response | ClientResponse<unknown>>(
  response: Answer,
): Promise<BodyOf<Answer>> {
  if (response.status === 404) throw notFound()
  if (!response.ok)
    throw failure(response.headers.get('x-request-id') ?? `status-${response.status}`)
  return (await response.json()) as BodyOf<Answer>
}
