import type { EditableText } from '#domain/editing.schema.ts'
import { titleStanding } from '#domain/link-titles.ts'
import type { EditableFooter, EditableMenu } from '#domain/navigation.schema.ts'
import type { TextKey } from './text-key.ts'

/** Titles of links are opened as texts are. Their pages cannot be addresses of the site. */
export const menuPage = '@menu'
export const footerPage = '@footer'

/** A link as its editors know it, of the menu or of the footer. */
type Link = Pick<EditableMenu['items'][number], 'title' | 'titles' | 'made'>

/** Which language is meant, and which ones stand in where it has no title: the default one last. */
export interface Wanted {
  language: string
  fallbackLanguages: readonly string[]
  defaultCode: string
}

export function isTitle({ page }: Pick<TextKey, 'page'>): boolean {
  return page === menuPage || page === footerPage
}

/** A link's title in a language as an open text; the rev 0 says that there is none of its own yet. */
export function titleText(
  key: TextKey,
  link: Link,
  { language, fallbackLanguages, defaultCode }: Wanted,
): EditableText {
  const { titles } = link
  const { value, source, state, outdatedFrom } = titleStanding(link, { language, defaultCode })
  const fallbackLanguage = value === '' ? fallbackLanguages.find((code) => titles[code]) : undefined
  const behind = fallbackLanguage ?? defaultCode
  return {
    ...key,
    type: 'text',
    languageCode: language,
    isMultiline: false,
    value,
    rev: titles[language] === undefined ? 0 : 1,
    state,
    isReviewed: link.made?.[language]?.isReviewed ?? true,
    source: state === 'source' ? null : { languageCode: behind, value: titles[behind] ?? source },
    outdatedFrom,
    madeFrom: state === 'source' ? null : (link.made?.[language]?.sourceTitle ?? null),
    draft: null,
    scheduled: null,
  }
}

/** What readers see: the title of their language, else of the one that stands in. */
export function shownTitle({ value, source }: EditableText): string {
  return value || (source?.value ?? '')
}

/** The link of a title in the whole that it is a part of; undefined where somebody has removed it. */
export function linkOf(
  { page, key }: TextKey,
  whole: EditableMenu | EditableFooter | undefined,
): (Link & { url: string }) | undefined {
  if (!whole) return undefined
  if (page === menuPage)
    return 'items' in whole
      ? whole.items
          .flatMap(({ children, ...item }) => [item, ...children])
          .find(({ id }) => id === key)
      : undefined
  const { section, linkKey } = footerKeyOf(key)
  return 'sections' in whole
    ? whole.sections
        .find((each) => each.key === section)
        ?.links.find((link) => link.linkKey === linkKey)
    : undefined
}

/** @example footerKeyOf('quicklinks/about') // { section: 'quicklinks', linkKey: 'about' } */
export function footerKeyOf(key: string): { section: string; linkKey: string } {
  const [section = '', linkKey = ''] = key.split('/')
  return { section, linkKey }
}
