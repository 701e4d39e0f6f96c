import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#server/http/api-env.ts'
import { consoleLog } from '#server/platform/log.ts'
import { UnprovenReadsError } from '#server/platform/optimistic-reads.ts'

/** Logs each refusal by its code alone, so that the reference which its caller was told is found. */
export const loggedRefusals = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  const { refusal, requestId } = c.var
  // A refusal that rested on what was not proven was not sent: the call that was made once more logs its own.
  if (refusal && !(c.error instanceof UnprovenReadsError))
    consoleLog(requestId).warn('refused', { code: refusal })
})
