import type {
  AddTemplate,
  SaveTemplate,
  Templates,
  TemplateUse,
} from '#domain/reply-templates.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import {
  deleteTemplate,
  findMadeTemplate,
  insertTemplate,
  listTemplates,
  updateTemplate,
} from './reply-templates.repository.ts'

/** Every template for a use, in all languages. */
export async function getTemplates(ctx: Ctx, use: TemplateUse): Promise<Templates> {
  return { templates: await listTemplates(ctx, use) }
}

/** Makes a template, once per key. Refuses `not_found` for a language that is not there, `template_name_taken`, `too_many_templates`, `key_reused`. */
export async function addTemplate(
  ctx: Ctx,
  template: AddTemplate,
  { use, key }: { use: TemplateUse; key: string },
): Promise<Result<Templates>> {
  if (!hasLanguage(ctx, template)) return refused('not_found', { field: 'languageCode' })
  return unlessTaken(async () => {
    const making = { scope: 'reply-template', key, body: { use, ...template } }
    const made = await makeOnce(ctx, making, {
      find: (stored) => findMadeTemplate(ctx, stored),
      make: (call) => insertTemplate(ctx, { ...template, use }, call),
    })
    if (made.ok) return done(await getTemplates(ctx, use))
    return made.problem.code === 'too_many' ? refused('too_many_templates') : made
  })
}

/** Saves a template as its editor saw it. Refuses as `addTemplate` does, and `stale`. */
export async function saveTemplate(
  ctx: Ctx,
  { use, id }: { use: TemplateUse; id: string },
  template: SaveTemplate,
): Promise<Result<Templates>> {
  if (!hasLanguage(ctx, template)) return refused('not_found', { field: 'languageCode' })
  return unlessTaken(async () => {
    const isSaved = await updateTemplate(ctx, { use, id, ...template })
    const current = await getTemplates(ctx, use)
    const now = current.templates.find((each) => each.id === id)
    if (!now) return refused('not_found')
    const { rev, ...wanted } = template
    const isDone = now.rev === rev + 1 && isSame(now, wanted)
    return isSaved || isDone ? done(current) : refused('stale', { current: now })
  })
}

/** Removes a template as its editor saw it; one that is gone is no mistake. Refuses `stale`. */
export async function removeTemplate(
  ctx: Ctx,
  { use, id }: { use: TemplateUse; id: string },
  rev: number,
): Promise<Result<Templates>> {
  const before = await getTemplates(ctx, use)
  const template = before.templates.find((each) => each.id === id)
  if (!template) return done(before)
  const isRemoved = await deleteTemplate(ctx, { ...template, use, rev })
  const current = await getTemplates(ctx, use)
  const now = current.templates.find((each) => each.id === id)
  return isRemoved || !now ? done(current) : refused('stale', { current: now })
}

function hasLanguage({ site }: Ctx, { languageCode }: AddTemplate): boolean {
  return site.languages.some(({ code }) => code === languageCode)
}

function isSame(one: AddTemplate, other: AddTemplate): boolean {
  return (['name', 'languageCode', 'text'] as const).every((field) => one[field] === other[field])
}

async function unlessTaken(write: () => Promise<Result<Templates>>): Promise<Result<Templates>> {
  try {
    return await write()
  } catch (error) {
    const { kind, what } = faultOf(error)
    if (kind !== 'unique' || !what.includes('reply_templates.name')) throw error
    return refused('template_name_taken', { field: 'name' })
  }
}
