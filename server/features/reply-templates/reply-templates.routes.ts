import { Hono } from 'hono'
import type { AdminPermission } from '#domain/permissions.ts'
import {
  addTemplateSchema,
  removeTemplateQuery,
  saveTemplateSchema,
  templateParam,
  templatesSchema,
  type TemplateUse,
} from '#domain/reply-templates.schema.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { answer } from '#server/http/answer.ts'
import { allow, callKeyOf, describe, keyed, parse } from '#server/http/endpoint.ts'
import {
  addTemplate,
  getTemplates,
  removeTemplate,
  saveTemplate,
} from './reply-templates.service.ts'

/** The texts that an answer begins with: each use has its own, under its own address and for its own people. */
export function replyTemplateRoutes(
  use: TemplateUse,
  { read, edit }: { read: AdminPermission; edit: AdminPermission },
) {
  return new Hono<ApiEnv>()
    .get(
      '/templates',
      allow(read),
      describe('Every template, in all languages', templatesSchema),
      async (c) => c.json(await getTemplates(c.var.ctx, use)),
    )
    .post(
      '/templates',
      allow(edit),
      describe('Makes a template, once per key', templatesSchema, 201),
      keyed,
      parse('json', addTemplateSchema),
      async (c) => {
        const call = { use, key: callKeyOf(c) }
        return answer(c, await addTemplate(c.var.ctx, c.req.valid('json'), call), 201)
      },
    )
    .put(
      '/templates/:id',
      allow(edit),
      describe('Saves a template', templatesSchema),
      parse('param', templateParam),
      parse('json', saveTemplateSchema),
      async (c) => {
        const at = { use, id: c.req.valid('param').id }
        return answer(c, await saveTemplate(c.var.ctx, at, c.req.valid('json')))
      },
    )
    .delete(
      '/templates/:id',
      allow(edit),
      describe('Removes a template', templatesSchema),
      parse('param', templateParam),
      parse('query', removeTemplateQuery),
      async (c) => {
        const at = { use, id: c.req.valid('param').id }
        return answer(c, await removeTemplate(c.var.ctx, at, c.req.valid('query').rev))
      },
    )
}
