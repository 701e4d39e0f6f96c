import { Hono } from 'hono'
import { idSchema } from '#domain/account.schema.ts'
import { idempotencyKeySchema } from '#domain/cart.schema.ts'
import {
  editableMenuSchema,
  saveLinkTitleSchema,
  saveMenuSchema,
} from '#domain/navigation.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { getEditableMenu, saveMenu, saveMenuTitle } from './menu.service.ts'

export const menuRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe('The menu with hidden items and titles in every language', editableMenuSchema),
    async (c) => c.json(await getEditableMenu(c.var.ctx)),
  )
  .put(
    '/',
    allow('content.publish'),
    describe('Saves the menu as a whole', editableMenuSchema),
    parse('header', idempotencyKeySchema),
    parse('json', saveMenuSchema),
    async (c) => {
      const key = c.req.valid('header')['idempotency-key']
      const result = await saveMenu(c.var.ctx, c.req.valid('json'), key)
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
  .put(
    '/:id/title',
    allow('content.translate'),
    describe('Saves the title of one item in one language', editableMenuSchema),
    parse('param', idSchema),
    parse('json', saveLinkTitleSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      const result = await saveMenuTitle(c.var.ctx, id, c.req.valid('json'))
      return result.ok ? c.json(result.value) : problem(c, result.problem)
    },
  )
