import { Hono } from 'hono'
import { nothingSchema } from '#domain/account.schema.ts'
import { attachmentHeader } from '#domain/media-files/file-name.ts'
import {
  changeMediaSchema,
  listMediaSchema,
  mediaFoldersSchema,
  mediaItemSchema,
  mediaListSchema,
  mediaParamSchema,
  mediaUsageSchema,
  moveFolderSchema,
  replaceMediaSchema,
  uploadHeadersSchema,
} from '#domain/media.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, describe, describeFile, parse } from '#server/http/endpoint.ts'
import { limitedUpload } from '#server/http/middleware/body-limit.ts'
import { problem } from '#server/http/problem.ts'
import { renameFolder } from './folders.service.ts'
import {
  addMedia,
  changeMedia,
  getMedia,
  getMediaList,
  getUsage,
  removeMedia,
  replaceMedia,
} from './media.service.ts'
import { getOriginal } from './original.service.ts'

/** A file travels as it is, as `application/octet-stream`, its name beside it in `x-file-name`. */
export const mediaRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    allow('content.read'),
    describe(
      'Pictures and files: 100 from the first on, by name, unless asked otherwise',
      mediaListSchema,
    ),
    parse('query', listMediaSchema),
    async (c) => c.json(await getMediaList(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/',
    allow('content.edit'),
    describe(
      'Takes a picture (10 MB) or file (50 MB) in; one that is there already answers 200',
      mediaItemSchema,
      201,
    ),
    parse('header', uploadHeadersSchema),
    limitedUpload,
    async (c) => {
      const { 'x-file-name': nameHeader, 'x-folder': folder } = c.req.valid('header')
      const result = await addMedia(c.var.ctx, { nameHeader, folder, bytes: await bytesOf(c.req) })
      if (!result.ok) return problem(c, result.problem)
      return c.json(result.value.item, result.value.isNew ? 201 : 200)
    },
  )
  .put(
    '/folders',
    allow('content.edit'),
    describe(
      'Gives a folder, with those in it, another name or place, or takes it away',
      mediaFoldersSchema,
    ),
    parse('json', moveFolderSchema),
    async (c) => answer(c, await renameFolder(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/:id',
    allow('content.read'),
    describe('One picture or file', mediaItemSchema),
    parse('param', mediaParamSchema),
    async (c) => answer(c, await getMedia(c.var.ctx, c.req.valid('param').id)),
  )
  .patch(
    '/:id',
    allow('content.edit'),
    describe(
      'Changes its name, folder, alternative texts, focal point or whether it is decorative',
      mediaItemSchema,
    ),
    parse('param', mediaParamSchema),
    parse('json', changeMediaSchema),
    async (c) =>
      answer(c, await changeMedia(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    allow('content.edit'),
    describe('Removes what is used nowhere', nothingSchema),
    parse('param', mediaParamSchema),
    async (c) => answer(c, await removeMedia(c.var.ctx, c.req.valid('param').id)),
  )
  .put(
    '/:id/content',
    allow('content.edit'),
    describe('Puts another picture or file in its place', mediaItemSchema),
    parse('param', mediaParamSchema),
    parse('query', replaceMediaSchema),
    parse('header', uploadHeadersSchema),
    limitedUpload,
    async (c) => {
      const { rev } = c.req.valid('query')
      const nameHeader = c.req.valid('header')['x-file-name']
      const sent = { rev, nameHeader, bytes: await bytesOf(c.req) }
      return answer(c, await replaceMedia(c.var.ctx, c.req.valid('param').id, sent))
    },
  )
  .get(
    '/:id/content',
    allow('content.edit'),
    describeFile('The picture or file as it is kept, as a download', 'application/octet-stream'),
    parse('param', mediaParamSchema),
    async (c) => {
      const result = await getOriginal(c.var.ctx, c.req.valid('param').id)
      if (!result.ok) return problem(c, result.problem)
      return c.body(result.value.stream, 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': attachmentHeader(result.value.name),
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
    },
  )
  .get(
    '/:id/usage',
    allow('content.read'),
    describe('Where it is used', mediaUsageSchema),
    parse('param', mediaParamSchema),
    async (c) => answer(c, await getUsage(c.var.ctx, c.req.valid('param').id)),
  )

async function bytesOf(body: {
  arrayBuffer: () => Promise<ArrayBuffer>
}): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await body.arrayBuffer())
}
