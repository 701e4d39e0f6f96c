import type { EditableText } from '#domain/editing.schema.ts'

/** What stands for these where they are empty: the page's title, and nothing. */
const optional = new Set(['metaTitle', 'metaDescription'])

/** True of a text without words of its own that has to have some: not of one that may be empty and has nothing to be translated from. */
export function lacksWords({ state, source, key }: EditableText): boolean {
  return state === 'missing' && (Boolean(source?.value) || !optional.has(key))
}
