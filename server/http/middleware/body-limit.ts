import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { appConfig } from '#config'
import { type MediaKind, mostPictureBytes } from '#domain/media.ts'
import { mostContactFileBytes } from '#domain/conversations.ts'
import { mostQuoteFileBytes } from '#domain/quotes.ts'
import { tooLarge } from '#domain/media-files/upload-rules.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { problem } from '#server/http/problem.ts'
import { isUpload, mostUploadBytes } from '#server/http/uploads.ts'

const ofCalls = bodyLimit({
  maxSize: appConfig.limits.maxBodyBytes,
  onError: (c) => problem(c, { code: 'body_too_large' }),
})

/** For the routes that take a file, behind what they demand of the caller: a file without a length is read whole to be measured. */
export const limitedUpload = limitedTo('file', mostUploadBytes)

/** The same for those that take a picture and nothing else. */
export const limitedPicture = limitedTo('picture', mostPictureBytes)

/** The same for what is sent along with a request for an offer. */
export const limitedQuoteFile = limitedTo('file', mostQuoteFileBytes)

/** The same for what is sent along with a message to the factory. */
export const limitedContactFile = limitedTo('file', mostContactFileBytes)

function limitedTo(kind: MediaKind, maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (c) => {
      const announced = Number(c.req.header('content-length') ?? 0)
      return problem(c, tooLarge(kind, Math.max(announced, maxSize + 1), maxSize).problem)
    },
  })
}

/** Refuses bodies above the limit before anything reads them, announced or chunked. Those that are a file have their own. */
export const limitedBody = createMiddleware<ApiEnv>((c, next) =>
  isUpload(c.req) ? next() : ofCalls(c, next),
)
