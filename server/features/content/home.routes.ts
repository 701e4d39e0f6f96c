import { Hono } from 'hono'
import * as v from 'valibot'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { getHomeTexts, type HomeTexts } from './home.service.ts'

const homeAnswer = v.custom<HomeTexts>((value) => typeof value === 'object')

export const homeRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('site.read'),
  describe('All that the home page shows', homeAnswer),
  async (c) => c.json(await getHomeTexts(c.var.ctx)),
)
