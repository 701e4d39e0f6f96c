import { Hono } from 'hono'
import {
  changeTextSchema,
  editableTextSchema,
  editableTextsSchema,
  hashedChangeSchema,
  restoreTextSchema,
  saveTextSchema,
  seenTextSchema,
  textAddressSchema,
  changedWordsSchema,
  textHistorySchema,
  textLanguageSchema,
  textsOfSchema,
} from '#domain/editing.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, parse } from '#server/http/endpoint.ts'
import { publishDraft } from './drafts.service.ts'
import { discard, getText, getTexts, saveText, unpublishText } from './texts.service.ts'
import { getChange, getHistory, restoreText } from './versions.service.ts'

/** The texts of the site, one by one. Which language a translator may write in is the service's to refuse. */
export const textsRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe(
      'All texts of a page, or of all, in a language, also those without words',
      editableTextsSchema,
    ),
    parse('query', textsOfSchema),
    async (c) => answer(c, await getTexts(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:page/:key',
    allow('content.read'),
    describe('One text in a language, with its source, draft and schedule', editableTextSchema),
    parse('param', textAddressSchema),
    parse('query', textLanguageSchema),
    async (c) => {
      const text = { ...c.req.valid('param'), ...c.req.valid('query') }
      return answer(c, await getText(c.var.ctx, text))
    },
  )
  .put(
    '/:page/:key',
    allow('content.translate'),
    describe('Publishes, drafts or schedules the words of a text', editableTextSchema),
    parse('param', textAddressSchema),
    parse('json', saveTextSchema),
    async (c) => answer(c, await saveText(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .delete(
    '/:page/:key/draft',
    allow('content.translate'),
    describe('Throws the draft of a text away; its history keeps the words', editableTextSchema),
    parse('param', textAddressSchema),
    parse('query', seenTextSchema),
    async (c) => {
      const seen = c.req.valid('query')
      return answer(c, await discard(c.var.ctx, c.req.valid('param'), seen, 'draft'))
    },
  )
  .delete(
    '/:page/:key/schedule',
    allow('content.publish'),
    describe('Cancels the schedule of a text; its history keeps the words', editableTextSchema),
    parse('param', textAddressSchema),
    parse('query', seenTextSchema),
    async (c) => {
      const seen = c.req.valid('query')
      return answer(c, await discard(c.var.ctx, c.req.valid('param'), seen, 'scheduled'))
    },
  )
  .post(
    '/:page/:key/publish-draft',
    allow('content.translate'),
    describe('Publishes the draft of a text', editableTextSchema),
    parse('param', textAddressSchema),
    parse('json', changeTextSchema),
    async (c) =>
      answer(c, await publishDraft(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .post(
    '/:page/:key/unpublish',
    allow('content.translate'),
    describe('Takes a text down in a language: readers get the fallback', editableTextSchema),
    parse('param', textAddressSchema),
    parse('json', changeTextSchema),
    async (c) =>
      answer(c, await unpublishText(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
  .get(
    '/:page/:key/history',
    allow('content.read'),
    describe('The versions of a text in a language, newest first', textHistorySchema),
    parse('param', textAddressSchema),
    parse('query', textLanguageSchema),
    async (c) => {
      const text = { ...c.req.valid('param'), ...c.req.valid('query') }
      return answer(c, await getHistory(c.var.ctx, text))
    },
  )
  .get(
    '/:page/:key/change',
    allow('content.read'),
    describe('The words of a change that the audit log knows by their hashes', changedWordsSchema),
    parse('param', textAddressSchema),
    parse('query', hashedChangeSchema),
    async (c) => answer(c, await getChange(c.var.ctx, c.req.valid('param'), c.req.valid('query'))),
  )
  .post(
    '/:page/:key/restore',
    allow('content.translate'),
    describe('Puts a former version in force again, as a new one', editableTextSchema),
    parse('param', textAddressSchema),
    parse('json', restoreTextSchema),
    async (c) => answer(c, await restoreText(c.var.ctx, c.req.valid('param'), c.req.valid('json'))),
  )
