import { and, asc, eq, sql } from 'drizzle-orm'
import { replyTemplates } from '#db/schema/index.ts'
import { type AddTemplate, mostTemplates } from '#domain/admin-quotes.schema.ts'
import { newId } from '#domain/ids.ts'
import type { Ctx } from '#server/http/context.ts'
import { type Call, madeBefore, spentKey } from '#server/http/once.queries.ts'
import { build } from '#server/platform/build.ts'
import { removeRow, saveRow } from '#server/save/save-row.queries.ts'

/** The templates of the factory by language and name. */
export async function listTemplates({ database, site }: Ctx) {
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
      .where(and(eq(replyTemplates.factoryId, site.factoryId), eq(replyTemplates.use, 'quotes')))
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
  template: AddTemplate,
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const isMade = await saveRow(ctx, {
    ...{ table: replyTemplates, id, rev: 0, set: { ...template, use: 'quotes' } },
    when: sql`(select count(*) from ${replyTemplates} as it where it.factory_id = ${ctx.site.factoryId} and it.use = 'quotes')
      < ${mostTemplates}`,
    also: [spentKey(build, call, id)],
    audit: { action: 'quote_template_made', entity: 'quote_template', entityId: template.name },
  })
  return isMade ? id : undefined
}

/** False where somebody was faster. Throws the fault of `reply_templates_name`. */
export function updateTemplate(
  ctx: Ctx,
  { id, rev, ...set }: AddTemplate & { id: string; rev: number },
): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: replyTemplates, id, rev, set },
    audit: { action: 'quote_template_changed', entity: 'quote_template', entityId: set.name },
  })
}

/** False where somebody was faster. */
export function deleteTemplate(
  ctx: Ctx,
  { id, rev, name }: { id: string; rev: number; name: string },
): Promise<boolean> {
  return removeRow(ctx, {
    ...{ table: replyTemplates, id, rev },
    audit: { action: 'quote_template_removed', entity: 'quote_template', entityId: name },
  })
}
