import type { AiDraft } from '#domain/ai.schema.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import type { EditableLanguage, Overrides } from '#domain/languages.schema.ts'
import { answerForbidden } from '#app/platform/forbidden.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { type TextArea, textAreas } from './admin/translations/translatable.ts'

/** Every language and how much of it is translated; null, and the page answers 403, for a caller without a role. */
export async function getLanguages(next: string) {
  const languages = await readIfAllowed('/api/admin/languages', { next })
  if (!languages) answerForbidden()
  return languages?.languages ?? null
}

export interface TranslationSearch {
  area?: string
  language?: string
}

/** What is translated, of one area in one language: as an address asks, else the pages in the first language after the default. */
export type Translations = {
  languages: readonly EditableLanguage[]
  source: EditableLanguage
  target: EditableLanguage
} & (
  | { area: TextArea; texts: EditableText[]; drafts: AiDraft[] }
  | { area: 'interface'; own: Overrides['texts'] }
)

/** Null, and the page answers 403, for a caller without a role. */
export async function getTranslations(
  { area, language }: TranslationSearch,
  next: string,
): Promise<Translations | null> {
  const languages = await getLanguages(next)
  const source = languages?.find(({ isDefault }) => isDefault)
  if (!languages || !source) return null
  const target =
    languages.find(({ code }) => code === language) ??
    languages.find(({ isDefault }) => !isDefault) ??
    source
  const asked = { languages, source, target }
  const query = { language: target.code }
  if (area === 'interface') {
    const own = await readIfAllowed('/api/admin/interface-texts', { query, next })
    return own ? { ...asked, area, own: own.texts } : null
  }
  const texts = textAreas.find((each) => each === area) ?? 'pages'
  const of = texts === 'pages' ? query : { ...query, page: `@${texts}` }
  const [read, waiting] = await Promise.all([
    readIfAllowed('/api/admin/content/texts', { query: of, next }),
    readIfAllowed('/api/admin/ai/drafts', { query, next }),
  ])
  return read && waiting
    ? { ...asked, area: texts, texts: read.texts, drafts: waiting.drafts }
    : null
}
