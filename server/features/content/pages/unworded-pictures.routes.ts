import { Hono } from 'hono'
import { picturesOfSchema } from '#domain/editing.schema.ts'
import { unwordedPicturesSchema } from '#domain/pages.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { getUnwordedPictures } from './unworded-pictures.ts'

/** What matters about a page's pictures before it is published. */
export const unwordedPicturesRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('content.read'),
  describe('Pictures of a page without an alternative text in a language', unwordedPicturesSchema),
  parse('query', picturesOfSchema),
  async (c) => c.json(await getUnwordedPictures(c.var.ctx, c.req.valid('query'))),
)
