import { asc, eq, sql } from 'drizzle-orm'
import { quoteTemplates } from '#db/schema/index.ts'
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
        id: quoteTemplates.id,
        rev: quoteTemplates.rev,
        name: quoteTemplates.name,
        languageCode: quoteTemplates.languageCode,
        text: quoteTemplates.text,
      })
      .from(quoteTemplates)
      .where(eq(quoteTemplates.factoryId, site.factoryId))
      .orderBy(asc(quoteTemplates.languageCode), asc(quoteTemplates.name)),
  ])
  return rows
}

/** The template that a call with this key has made. */
export async function findMadeTemplate({ database }: Ctx, key: string) {
  const [rows] = await database.read([madeBefore(build, key)])
  return rows[0]
}

/** The id of a new template; undefined where there is no room. Throws the fault of `quote_templates_name`. */
export async function insertTemplate(
  ctx: Ctx,
  template: AddTemplate,
  call: Call,
): Promise<string | undefined> {
  const id = newId()
  const isMade = await saveRow(ctx, {
    ...{ table: quoteTemplates, id, rev: 0, set: template },
    when: sql`(select count(*) from ${quoteTemplates} as it where it.factory_id = ${ctx.site.factoryId})
      < ${mostTemplates}`,
    also: [spentKey(build, call, id)],
    audit: { action: 'quote_template_made', entity: 'quote_template', entityId: template.name },
  })
  return isMade ? id : undefined
}

/** False where somebody was faster. Throws the fault of `quote_templates_name`. */
export function updateTemplate(
  ctx: Ctx,
  { id, rev, ...set }: AddTemplate & { id: string; rev: number },
): Promise<boolean> {
  return saveRow(ctx, {
    ...{ table: quoteTemplates, id, rev, set },
    audit: { action: 'quote_template_changed', entity: 'quote_template', entityId: set.name },
  })
}

/** False where somebody was faster. */
export function deleteTemplate(
  ctx: Ctx,
  { id, rev, name }: { id: string; rev: number; name: string },
): Promise<boolean> {
  return removeRow(ctx, {
    ...{ table: quoteTemplates, id, rev },
    audit: { action: 'quote_template_removed', entity: 'quote_template', entityId: name },
  })
}
