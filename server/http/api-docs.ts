import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { ApiEnv } from './api-env.ts'
import { describeApiPage, type ApiDocument } from './api-docs-page.ts'
import { policyWithNonce } from './pages/content-policy.ts'

const documentation = {
  openapi: '3.1.0',
  info: {
    title: 'Matverk',
    version: '1',
    description:
      'The public API of the site. Bodies are JSON, money is an integer number of øre, times are UTC. ' +
      'Refusals answer {code, message, field?, retryable, ref}; what creates something takes an Idempotency-Key.',
  },
}

/** The OpenAPI document, made of the very schemas that parse input, and a readable page over it. */
export function apiDocs(api: Hono<ApiEnv>): Hono<ApiEnv> {
  let made: Promise<ApiDocument> | undefined
  const document = () =>
    (made ??= generateSpecs(api, { documentation }) as unknown as Promise<ApiDocument>)
  return new Hono<ApiEnv>()
    .get('/openapi.json', async (c) => c.json(await document()))
    .get('/docs', async (c) =>
      c.html(describeApiPage(await document()), 200, {
        'Content-Security-Policy': policyWithNonce('none'),
      }),
    )
}
