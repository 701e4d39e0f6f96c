import type { EditableText } from '#domain/editing.schema.ts'

/** A text by its page and its content key, as `data-content` names it. */
export type TextKey = Pick<EditableText, 'page' | 'key'>

/** Where a text is kept, and which language it is made from. */
export interface TextPlace extends TextKey, Pick<EditableText, 'languageCode'> {
  source: Pick<NonNullable<EditableText['source']>, 'languageCode'> | null
}

/** @example textKeyOf('home.hero.title') // { page: 'home', key: 'hero.title' } */
export function textKeyOf(name: string): TextKey | undefined {
  const dot = name.indexOf('.')
  return dot > 0 && dot < name.length - 1
    ? { page: name.slice(0, dot), key: name.slice(dot + 1) }
    : undefined
}

/** The name that a text has in `data-content`. */
export function nameOf({ page, key }: TextKey): string {
  return `${page}.${key}`
}
