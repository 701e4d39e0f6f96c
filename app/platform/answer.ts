import { notFound } from '@tanstack/react-router'
import type { ClientResponse } from 'hono/client'

/** The body of an API answer, for a loader: 404 becomes the not-found page, any other refusal the error page. */
export async function answerOf<Body>(
  response: ClientResponse<Body, number, 'json'>,
): Promise<Body> {
  if (response.status === 404) throw notFound()
  if (!response.ok) throw new Error(`the API answered ${response.status}`)
  return response.json()
}
