import type { EditableText } from '#domain/editing.schema.ts'

/** A text by its page and its content key, as `data-content` names it. */
export type TextKey = Pick<EditableText, 'page' | 'key'>

/** Where a text is kept. */
export type TextPlace = Pick<EditableText, 'page' | 'key' | 'languageCode'>

/**
 * @example textKeyOf('home.hero.title') // { page: 'home', key: 'hero.title' }
 * @example textKeyOf('@footer/support.links.faq') // { page: '@footer', key: 'support.links.faq' }
 */
export function textKeyOf(name: string): TextKey | undefined {
  const dot = name.indexOf(markAfter(name))
  return dot > 0 && dot < name.length - 1
    ? { page: name.slice(0, dot), key: name.slice(dot + 1) }
    : undefined
}

/** The name that a text has in `data-content`. */
export function nameOf({ page, key }: TextKey): string {
  return page + markAfter(page) + key
}

/** What is no page of the site is marked as such, and as what it stands in the server's addresses. */
function markAfter(page: string): '/' | '.' {
  return page.startsWith('@') ? '/' : '.'
}
