import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import {
  challengeSchema,
  contactFileParam,
  contactFileSchema,
  contactMessageSchema,
  sentMessageSchema,
} from '#domain/conversations.schema.ts'
import { uploadHeadersSchema } from '#domain/media.schema.ts'
import { answer } from '#server/http/answer.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import { keepGuest } from '#server/http/guest-cookie.ts'
import { limitedContactFile } from '#server/http/middleware/body-limit.ts'
import { unkept } from '#server/http/middleware/unkept.ts'
import { networkOf } from '#server/http/network-address.ts'
import { problem } from '#server/http/problem.ts'
import { addContactFile, removeContactFile } from './files.service.ts'
import { newChallenge } from './proof.service.ts'
import { sendMessage } from './send.service.ts'

/** How anybody writes to the factory; what is answered is in `admin/`. */
export const conversationRoutes = new Hono<ApiEnv>()
  .use(unkept)
  .post(
    '/',
    allow('message.send'),
    describe('Takes a message to the factory, once per key', sentMessageSchema, 201),
    keyed,
    parse('json', contactMessageSchema),
    async (c) => {
      const call = { key: callKeyOf(c), network: networkOf(c.req.raw.headers) }
      const result = await sendMessage(c.var.ctx, c.req.valid('json'), call)
      if (!result.ok) return problem(c, result.problem)
      keepGuest(c, result.value.guestSecret)
      return c.json(result.value.sent, 201)
    },
  )
  .get(
    '/challenge',
    allow('message.send'),
    describe('A proof of work to be done, where one is asked for', challengeSchema),
    async (c) => c.json(await newChallenge(c.var.ctx)),
  )
  // A file travels as it is, as `application/octet-stream`, its name beside it in `x-file-name`.
  .post(
    '/files',
    allow('message.send'),
    describe('Takes a file (10 MB) in that is sent along with a message', contactFileSchema, 201),
    parse('header', uploadHeadersSchema),
    limitedContactFile,
    async (c) => {
      const result = await addContactFile(c.var.ctx, {
        nameHeader: c.req.valid('header')['x-file-name'],
        bytes: new Uint8Array(await c.req.arrayBuffer()),
        network: networkOf(c.req.raw.headers),
      })
      if (!result.ok) return problem(c, result.problem)
      keepGuest(c, result.value.guestSecret)
      return c.json(result.value.file, 201)
    },
  )
  .delete(
    '/files/:id',
    allow('message.send'),
    describe('Takes a file back that was not sent yet', nothingSchema),
    parse('param', contactFileParam),
    async (c) => answer(c, await removeContactFile(c.var.ctx, c.req.valid('param').id)),
  )
