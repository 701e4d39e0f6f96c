import { and, asc, eq, sql } from 'drizzle-orm'
import { replyTemplates } from '#db/schema/index.ts'
import { newId } from '#domain/ids.ts'
import {
  type AddTemplate,
  mostTemplates,
  type TemplateUse,
} from '#domain/reply-templates.schema.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import { removeRow, saveRow } from '#server/save/save-row.queries.ts'

/** The templates of the factory for a use, by language and name. */
export async function listTemplates({ database, site }: Ctx, use: TemplateUse) {
  const [rows] = await database.read([
    build
      .select({
        id: replyTemplates.id,
        rev: replyTemplates.rev,
        name: replyTemplates.name,
        languageCode: replyTemplates.languageCode,
        text: replyTemplates.text,
      })
      .from(replyTemplates)
      .where(and(eq(replyTemplates.factoryId, site.factoryId), eq(replyTemplates.use, use)))
      .orderBy(asc(replyTemplates.languageCode), asc(replyTemplates.name)),
  ])
  return rows
}

/** The template that a call with this key has made. */
export async function findMadeTemplate({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** The id of a new template; undefined where there is no room. Throws the fault of `reply_templates_name`. */
export async function insertTemplate(
  ctx: Ctx,
  template: AddTemplate & { use: TemplateUse },
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const isMade = await saveRow(ctx, {
    ...{ table: replyTemplates, id, rev: 0, set: template },
    when: sql`(select count(*) from ${replyTemplates} as it where it.factory_id = ${ctx.site.factoryId} and it.use = ${template.use})
      < ${mostTemplates}`,
    also: [spentKey(build, call, id)],
    audit: { action: 'reply_template_made', entity: 'reply_template', entityId: template.name },
  })
  return isMade ? id : undefined
}

interface TemplateAt {
  use: TemplateUse
  id: string
  rev: number
}

/** False where somebody was faster. Throws the fault of `reply_templates_name`. */
export function updateTemplate(
  ctx: Ctx,
  { use, id, rev, ...set }: AddTemplate & TemplateAt,
): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: replyTemplates, id, rev, set, when: eq(replyTemplates.use, use) },
    audit: { action: 'reply_template_changed', entity: 'reply_template', entityId: set.name },
  })
}

/** False where somebody was faster. */
export function deleteTemplate(
  ctx: Ctx,
  { use, id, rev, name }: TemplateAt & { name: string },
): Promise<boolean> {
  return removeRow(ctx, {
    ...{ table: replyTemplates, id, rev, when: eq(replyTemplates.use, use) },
    audit: { action: 'reply_template_removed', entity: 'reply_template', entityId: name },
  })
}
