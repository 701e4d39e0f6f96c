import { Hono } from 'hono'
import * as v from 'valibot'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { getHome, type Home } from './home.service.ts'

const homeAnswer = v.custom<Home>((value) => typeof value === 'object')

export const homeRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('site.read'),
  describe('All that the home page shows', homeAnswer),
  async (c) => c.json(await getHome(c.var.ctx)),
)
