import { and, asc, eq } from 'drizzle-orm'
import { replyTemplates } from '#db/schema/index.ts'
import type { TemplateUse } from '#domain/reply-templates.schema.ts'
import { build } from '#server/platform/build.ts'

/** The templates for an answer in a language, by name. */
export function templatesFor(
  use: TemplateUse,
  { factoryId, languageCode }: { factoryId: string; languageCode: string },
) {
  return build
    .select({ id: replyTemplates.id, name: replyTemplates.name, text: replyTemplates.text })
    .from(replyTemplates)
    .where(
      and(
        eq(replyTemplates.factoryId, factoryId),
        eq(replyTemplates.use, use),
        eq(replyTemplates.languageCode, languageCode),
      ),
    )
    .orderBy(asc(replyTemplates.name))
}
