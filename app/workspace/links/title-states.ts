import { titleStanding, type TitleStanding } from '#domain/link-titles.ts'
import type { OfferedLanguage } from '#domain/shell.schema.ts'
import type { LinkDraft } from './link-draft.ts'

export interface TitleState extends Omit<TitleStanding, 'value'> {
  /** The language that the source is in. */
  sourceCode: string
}

/** How a link's title stands in each of the languages, and how many are missing or outdated. */
export function titlesIn(
  link: Pick<LinkDraft, 'title' | 'titles' | 'made'>,
  languages: readonly OfferedLanguage[],
) {
  const sourceCode = languages.find(({ isDefault }) => isDefault)?.code ?? ''
  const stateIn = (language: string): TitleState => {
    const { value: _, ...standing } = titleStanding(link, { language, defaultCode: sourceCode })
    return { ...standing, sourceCode }
  }
  const states = new Map(languages.map(({ code }) => [code, stateIn(code)]))
  const count = (wanted: TitleState['state']) =>
    [...states.values()].filter(({ state }) => state === wanted).length
  return { states, missing: count('missing'), outdated: count('outdated') }
}
