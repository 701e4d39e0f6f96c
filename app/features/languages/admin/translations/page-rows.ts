import { isSharedText } from '#domain/collections.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import type { Translatable } from './translatable.ts'

/** The texts of pages that the source language has words for, without those that are the same in every language. */
export function pageRows(texts: readonly EditableText[]): Translatable[] {
  return texts
    .filter(({ source, value }) => (source?.value ?? value) !== '')
    .filter(({ page, key }) => !isSharedText(page, key))
    .map(pageRow)
}

/** A page's text as a row of the list; one of the source language is its own source. */
export function pageRow(text: EditableText): Translatable {
  const { page, key, value, rev, state, source, outdatedFrom, type, isMultiline, draft } = text
  return {
    id: `pages/${page}/${key}`,
    place: { area: 'pages', page, key },
    context: `${page} · ${key}`,
    ...(page === 'footer' ? {} : { path: page === 'home' ? '/' : `/${page}` }),
    source: source?.value ?? value,
    target: value,
    rev,
    state: state === 'source' ? 'reviewed' : state,
    outdatedFrom,
    isHtml: type === 'html',
    isMultiline: isMultiline || type === 'html',
    draft: draft?.value ?? null,
  }
}
