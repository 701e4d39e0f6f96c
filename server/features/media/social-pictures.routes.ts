import { Hono } from 'hono'
import {
  chooseSocialSchema,
  drawnSchema,
  socialPageSchema,
  socialPicturesSchema,
  socialPlaceSchema,
} from '#domain/social-picture.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { limitedPicture } from '#server/http/middleware/body-limit.ts'
import { chooseSocialPicture, listSocialPictures, saveDrawing } from './social-pictures.service.ts'

/** What pages are shown with where they are shared. A drawing travels as `application/octet-stream`. */
export const socialPictureRoutes = new Hono<ApiEnv>()
  .get(
    '/:page',
    allow('content.read'),
    describe('What a page is shown with where it is shared, by language', socialPicturesSchema),
    parse('param', socialPageSchema),
    async (c) => answer(c, await listSocialPictures(c.var.ctx, c.req.valid('param').page)),
  )
  .put(
    '/:page/:language',
    allow('content.translate'),
    describe(
      'Keeps the picture of 1200 by 630 that was drawn of a page’s title; a chosen one stays',
      socialPicturesSchema,
    ),
    parse('param', socialPlaceSchema),
    parse('query', drawnSchema),
    limitedPicture,
    async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer())
      return answer(
        c,
        await saveDrawing(c.var.ctx, c.req.valid('param'), { ...c.req.valid('query'), bytes }),
      )
    },
  )
  .put(
    '/:page/:language/choice',
    allow('content.publish'),
    describe('Chooses a picture of the library for a page, or none', socialPicturesSchema),
    parse('param', socialPlaceSchema),
    parse('json', chooseSocialSchema),
    async (c) => {
      const { ctx } = c.var
      return answer(c, await chooseSocialPicture(ctx, c.req.valid('param'), c.req.valid('json')))
    },
  )
