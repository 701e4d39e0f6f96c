import { Hono } from 'hono'
import { idSchema } from '#domain/account.schema.ts'
import {
  editableMenuSchema,
  saveLinkTitleSchema,
  saveMenuSchema,
  titleHistorySchema,
  titleLanguageSchema,
} from '#domain/navigation.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { getTitleHistory } from '#server/features/titles/title-history.service.ts'
import { menuTitles } from '#server/features/titles/titles.queries.ts'
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
    keyed,
    parse('json', saveMenuSchema),
    async (c) => answer(c, await saveMenu(c.var.ctx, c.req.valid('json'), callKeyOf(c))),
  )
  .put(
    '/:id/title',
    allow('content.translate'),
    describe('Saves the title of one item in one language', editableMenuSchema),
    parse('param', idSchema),
    parse('json', saveLinkTitleSchema),
    async (c) => {
      const { id } = c.req.valid('param')
      return answer(c, await saveMenuTitle(c.var.ctx, id, c.req.valid('json')))
    },
  )
  .get(
    '/:id/title/history',
    allow('content.read'),
    describe('The versions of an item’s title in a language, newest first', titleHistorySchema),
    parse('param', idSchema),
    parse('query', titleLanguageSchema),
    async (c) => {
      const at = { ...c.req.valid('param'), ...c.req.valid('query') }
      return answer(c, await getTitleHistory(c.var.ctx, menuTitles, at))
    },
  )
