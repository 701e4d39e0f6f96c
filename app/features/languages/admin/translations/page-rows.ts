import { isSharedText } from '#domain/collections.ts'
import { newsletterOf } from '#domain/newsletters.ts'
import type { EditableText } from '#domain/editing.schema.ts'
import { type TextArea, textAreas, type Translatable } from './translatable.ts'

/** The texts of pages that the source language has words for, without those that are the same in every language. */
export function pageRows(texts: readonly EditableText[]): Translatable[] {
  return texts
    .filter(({ source, value }) => (source?.value ?? value) !== '')
    .filter(({ page, key }) => !isSharedText(page, key))
    .map(pageRow)
}

/** A text as a row of the list; one of the source language is its own source. */
export function pageRow(text: EditableText): Translatable {
  const { value, rev, state, source, outdatedFrom, type, isMultiline, draft } = text
  return {
    ...placeOf(text),
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

/** What is no page is an area of its own, whose texts are known by where they lead. */
function placeOf({ page, key, leadsTo = '' }: EditableText) {
  const area = areaOf(page)
  const letter = newsletterOf(page)
  // Known by its editor, which is where it stands until it is sent.
  if (letter !== undefined)
    return {
      id: `pages/${page}/${key}`,
      place: { area, page, key },
      context: `newsletter · ${key}`,
      path: `/admin/newsletter/${letter}/edit`,
    }
  if (area === 'pages')
    return {
      id: `pages/${page}/${key}`,
      place: { area, page, key },
      context: `${page} · ${key}`,
      ...(page === 'footer' ? {} : { path: page === 'home' ? '/' : `/${page}` }),
    }
  // A row of a list has several texts: its page is where they stand.
  if (area === 'products' || area === 'categories')
    return {
      id: `${area}/${key}`,
      place: { area, page, key },
      context: `${leadsTo} · ${key.slice(key.indexOf('.') + 1)}`,
      path: leadsTo,
    }
  // As files of before know a link of the footer.
  return {
    id: `${area}/${key.replace('.links.', '/')}`,
    place: { area, page, key },
    context: leadsTo,
  }
}

function areaOf(page: string): TextArea {
  return textAreas.find((each) => page === `@${each}`) ?? 'pages'
}
