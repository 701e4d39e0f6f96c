import type { Context, Hono } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { problem } from './problem.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers what no route takes: 405 with the methods that the address does have, 404 where it has none. */
export function unmatched(api: Hono<ApiEnv>) {
  return async (c: Context<ApiEnv>): Promise<Response> => {
    const allowed = methodsOf(api, c.req.path)
    if (allowed.length === 0) return problem(c, { code: 'not_found' })
    const refusal = await problem(c, { code: 'method_not_allowed' })
    refusal.headers.set('Allow', allowed.join(', '))
    return refusal
  }
}

/** What is laid before all routes (`ALL`) makes no address of its own. */
function methodsOf({ router }: Hono<ApiEnv>, path: string): string[] {
  const own = methods.filter((method) => {
    const [handlers] = router.match(method, path)
    return handlers.some(([[, route]]) => route.method === method)
  })
  return own.includes('GET') ? ['HEAD', ...own] : own
}
