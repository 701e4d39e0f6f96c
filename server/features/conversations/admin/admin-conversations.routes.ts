import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import {
  adminConversationSchema,
  adminConversationsSchema,
  answerConversationSchema,
  assignConversationSchema,
  conversationAnswerParam,
  conversationFileParam,
  conversationParam,
  conversationQuerySchema,
  moveConversationSchema,
  noteConversationSchema,
} from '#domain/admin-conversations.schema.ts'
import { replyTemplateRoutes } from '#server/features/reply-templates/reply-templates.routes.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, callKeyOf, describe, describeFile, keyed, parse } from '#server/http/endpoint.ts'
import { problem } from '#server/http/problem.ts'
import { getAdminConversation } from './admin-conversation.service.ts'
import { answerConversation, noteConversation, sendAnswerAgain } from './answer.service.ts'
import { readConversationFile } from './conversation-file.service.ts'
import { getAdminConversations } from './conversation-list.service.ts'
import { assignConversation, moveConversation } from './conversation-moves.service.ts'

const id = parse('param', conversationParam)

/** Messages to the factory as those who work here read and answer them. */
export const adminConversationRoutes = new Hono<ApiEnv>()
  // Before the conversations by their ids: `templates` is none.
  .route(
    '/',
    replyTemplateRoutes('conversations', { read: 'messages.read', edit: 'messages.edit' }),
  )
  .get(
    '/',
    allow('messages.read'),
    describe('A page of the messages, and how many wait in each queue', adminConversationsSchema),
    parse('query', conversationQuerySchema),
    async (c) => c.json(await getAdminConversations(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/:id',
    allow('messages.read'),
    describe('The whole conversation, with how far its answers have come', adminConversationSchema),
    id,
    async (c) => answer(c, await getAdminConversation(c.var.ctx, c.req.valid('param').id)),
  )
  .post(
    '/:id/moves',
    allow('messages.edit'),
    describe('Opens, closes, or sorts out spam', adminConversationSchema),
    id,
    parse('json', moveConversationSchema),
    async (c) =>
      answer(c, await moveConversation(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/:id/assignee',
    allow('messages.edit'),
    describe('Gives a conversation to somebody who may answer it', adminConversationSchema),
    id,
    parse('json', assignConversationSchema),
    async (c) =>
      answer(c, await assignConversation(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/:id/answers',
    allow('messages.edit'),
    describe('Answers by mail, once per key', adminConversationSchema, 201),
    id,
    keyed,
    parse('json', answerConversationSchema),
    async (c) => {
      const call = { wanted: c.req.valid('json'), key: callKeyOf(c) }
      return answer(c, await answerConversation(c.var.ctx, c.req.valid('param').id, call), 201)
    },
  )
  .post(
    '/:id/notes',
    allow('messages.edit'),
    describe('A note for those who work here, once per key', adminConversationSchema, 201),
    id,
    keyed,
    parse('json', noteConversationSchema),
    async (c) => {
      const call = { wanted: c.req.valid('json'), key: callKeyOf(c) }
      return answer(c, await noteConversation(c.var.ctx, c.req.valid('param').id, call), 201)
    },
  )
  .post(
    '/:id/answers/:message/again',
    allow('messages.edit'),
    describe('Sends an answer again that could not be sent', adminConversationSchema),
    parse('param', conversationAnswerParam),
    parse('json', nothingSchema),
    async (c) => answer(c, await sendAnswerAgain(c.var.ctx, c.req.valid('param'))),
  )
  .get(
    '/:id/files/:file',
    allow('messages.read'),
    describeFile('A file that the sender sent along, as a download', 'application/octet-stream'),
    parse('param', conversationFileParam),
    async (c) => {
      const result = await readConversationFile(c.var.ctx, c.req.valid('param'))
      return result.ok ? result.value : problem(c, result.problem)
    },
  )
