import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import type { Place, Translatable } from './translatable.ts'

interface Languages {
  source: string
  target: string
}

/** The titles of the menu, entries before what is under them; one that is kept for other languages has nothing to translate here. */
export function menuRows({ items }: EditableMenu, languages: Languages): Translatable[] {
  return items
    .flatMap(({ children, ...item }) => [item, ...children])
    .filter(({ languageCodes }) => languageCodes?.includes(languages.target) ?? true)
    .map((link) => titleRow(link, languages, `menu/${link.id}`, { area: 'menu', itemId: link.id }))
}

/** The titles of the footer's links, section by section. */
export function footerRows({ sections }: EditableFooter, languages: Languages): Translatable[] {
  return sections.flatMap(({ key: section, links }) =>
    links.map((link) => {
      const { linkKey, url } = link
      const place = { area: 'footer', section, linkKey, url } as const
      return titleRow(link, languages, `footer/${section}/${linkKey}`, place)
    }),
  )
}

interface Link {
  title: string
  titles: Record<string, string>
  url: string
}

function titleRow(link: Link, languages: Languages, id: string, place: Place): Translatable {
  const source = link.titles[languages.source] ?? link.title
  const isSource = languages.source === languages.target
  const target = isSource ? source : (link.titles[languages.target] ?? '')
  return {
    id,
    place,
    context: link.url,
    source,
    target,
    rev: 0,
    state: target === '' ? 'missing' : 'reviewed',
    outdatedFrom: null,
    isHtml: false,
    isMultiline: false,
    draft: null,
  }
}
