import { bodyLimit } from 'hono/body-limit'
import { appConfig } from '#config'
import { problem } from '#server/http/problem.ts'

/** Refuses bodies above the limit before anything reads them, announced or chunked. */
export const limitedBody = bodyLimit({
  maxSize: appConfig.limits.maxBodyBytes,
  onError: (c) => problem(c, { code: 'body_too_large' }),
})
