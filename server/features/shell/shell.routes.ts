import { Hono } from 'hono'
import * as v from 'valibot'
import type { ShellData } from '#domain/shell.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe } from '#server/http/endpoint.ts'
import { getShell } from './shell.service.ts'

const shellAnswer = v.custom<ShellData>((value) => typeof value === 'object')

export const shellRoutes = new Hono<ApiEnv>().get(
  '/',
  allow('site.read'),
  describe('Header, footer and settings in the caller’s language', shellAnswer),
  async (c) => c.json(await getShell(c.var.ctx)),
)
