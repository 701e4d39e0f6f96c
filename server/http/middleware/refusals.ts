import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from '#server/http/api-env.ts'
import { consoleLog } from '#server/platform/log.ts'

/** Logs each refusal by its code alone, so that the reference in its caller's answer is found. */
export const loggedRefusals = createMiddleware<ApiEnv>(async (c, next) => {
  await next()
  const { refusal, requestId } = c.var
  if (refusal) consoleLog(requestId).warn('refused', { code: refusal })
})
