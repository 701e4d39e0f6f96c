import { notFound } from '@tanstack/react-router'
import type { ClientResponse } from 'hono/client'
import { failure } from './failure.ts'

/** The body of an API answer, for a loader: 404 becomes the not-found page, any other refusal the error page. */
export async function answerOf<Body>(
  response: ClientResponse<Body, number, 'json'>,
): Promise<Body> {
  if (response.status === 404) throw notFound()
  if (!response.ok)
    throw failure(response.headers.get('x-request-id') ?? `status-${response.status}`)
  return response.json()
}
