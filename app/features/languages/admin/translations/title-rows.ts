import { titleStanding } from '#domain/link-titles.ts'
import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import type { Translatable } from './translatable.ts'

interface Languages {
  source: string
  target: string
}

/** The titles of the menu, entries before what is under them; one that is kept for other languages has nothing to translate here. */
export function menuRows({ items }: EditableMenu, languages: Languages): Translatable[] {
  return items
    .flatMap(({ children, ...item }) => [item, ...children])
    .filter(({ languageCodes }) => languageCodes?.includes(languages.target) ?? true)
    .map((link) => ({
      ...titleRow(link, languages),
      id: `menu/${link.id}`,
      place: { area: 'menu', itemId: link.id, sourceCode: languages.source },
    }))
}

/** The titles of the footer's links, section by section. */
export function footerRows({ sections }: EditableFooter, languages: Languages): Translatable[] {
  return sections.flatMap(({ key: section, links }) =>
    links.map((link) => {
      const { linkKey, url } = link
      return {
        ...titleRow(link, languages),
        id: `footer/${section}/${linkKey}`,
        place: { area: 'footer', section, linkKey, url, sourceCode: languages.source },
      }
    }),
  )
}

type Link = Pick<EditableMenu['items'][number], 'title' | 'titles' | 'made' | 'url'>

function titleRow(
  link: Link,
  { source: defaultCode, target: language }: Languages,
): Omit<Translatable, 'id' | 'place'> {
  const { value, source, state, outdatedFrom } = titleStanding(link, { language, defaultCode })
  return {
    context: link.url,
    source,
    target: value,
    rev: 0,
    state: state === 'source' ? 'reviewed' : state,
    outdatedFrom,
    isHtml: false,
    isMultiline: false,
    draft: null,
  }
}
