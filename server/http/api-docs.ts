import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { withRefusals } from './api-docs-refusals.ts'
import type { ApiEnv } from './api-env.ts'
import { type ApiDocument, describeApiPage } from './api-docs-page.ts'
import { policyWithoutScripts } from './pages/content-policy.ts'

const documentation = {
  openapi: '3.1.0',
  info: {
    title: 'Matverk',
    version: '1',
    description:
      'The public API of the site. Bodies are JSON, money is an integer number of øre, times are UTC. ' +
      'Refusals answer {code, message, field?, fields?, retryable, ref}; what creates something takes an Idempotency-Key.',
  },
}

/** What only those use who work here. */
const workspace = /^\/api\/admin(?:\/|$)/u

/** The OpenAPI document of what is public, made of the very schemas that parse input, and a readable page over it. */
export function apiDocs(api: Hono<ApiEnv>): Hono<ApiEnv> {
  let made: Promise<ApiDocument> | undefined
  const document = () => (made ??= documentOf(api, [workspace]))
  return new Hono<ApiEnv>()
    .get('/openapi.json', async (c) => c.json(await document()))
    .get('/docs', async (c) =>
      c.html(describeApiPage(await document()), 200, {
        'Content-Security-Policy': policyWithoutScripts,
      }),
    )
}

/** Describes all endpoints but those at addresses that match. */
export async function documentOf(api: Hono<ApiEnv>, exclude: RegExp[] = []): Promise<ApiDocument> {
  const options = { documentation, exclude, defaultValidationErrorResponse: false as const }
  return withRefusals((await generateSpecs(api, options)) as unknown as ApiDocument)
}
