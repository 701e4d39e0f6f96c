import { Hono } from 'hono'
import { editableMenuSchema, saveMenuSchema } from '#domain/navigation.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getEditableMenu, saveMenu } from './menu.service.ts'

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
    keyed,
    parse('json', saveMenuSchema),
    async (c) => answer(c, await saveMenu(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
