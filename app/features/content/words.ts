import { getRouteApi } from '@tanstack/react-router'
import type { PageTexts } from '#domain/content.schema.ts'
import type { ShownSection } from '#domain/sections.schema.ts'

const root = getRouteApi('__root__')

/** The texts of one page, and the page that they are saved under. */
export interface Words {
  page: string
  texts: PageTexts
  /** What its editors have added. */
  sections?: ShownSection[] | undefined
}

/** What an element needs whose text is in another language than the page: its own language and direction. */
export function useForeignLanguage(languageCode: string | undefined) {
  const { language, languages } = root.useLoaderData()
  if (!languageCode || languageCode === language.code) return {}
  const own = languages.find((known) => known.code === languageCode)
  return { lang: languageCode, dir: own?.direction ?? 'ltr' }
}
