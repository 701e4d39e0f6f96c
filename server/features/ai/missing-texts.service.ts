import type { EditableText } from '#domain/editing.schema.ts'
import { newsletterOf } from '#domain/newsletters.ts'
import { listTextsOfAllPages } from '#server/features/content/site-texts.service.ts'
import type { Reading } from '#server/features/content/text-adapter.queries.ts'
import { listDrafts } from './ai-drafts.repository.ts'
import { type Material, materialOf } from './draft-text.service.ts'

export interface MissingText {
  text: EditableText
  material: Material
}

/**
 * The texts that a language has no words for, and that nothing was drafted for since their source was last changed. Newsletters are
 * left out: they are sent in the languages that somebody wrote. Undefined where there is no such language.
 */
export async function missingTexts(
  ctx: Reading,
  languageCode: string,
): Promise<MissingText[] | undefined> {
  const { factoryId } = ctx.site
  const [texts, drafts] = await Promise.all([
    listTextsOfAllPages(ctx, languageCode),
    listDrafts(ctx.database, { factoryId, languageCode }),
  ])
  const drafted = new Map(drafts.map((draft) => [`${draft.page} ${draft.key}`, draft.sourceValue]))
  return texts?.flatMap((text) => {
    if (text.state !== 'missing' || text.draft || newsletterOf(text.page) !== undefined) return []
    const material = materialOf(text, 'translate')
    if (!material.ok || drafted.get(`${text.page} ${text.key}`) === material.value.source) return []
    return [{ text, material: material.value }]
  })
}
