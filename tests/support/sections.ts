import type { WholePage } from '#domain/content.schema.ts'
import type { EditableSections } from '#domain/sections.schema.ts'
import type { TestApi, Visitor } from './api.ts'
import { answered } from './editing.ts'

/** Where the sections of a page are read and saved. */
export function sectionsPath(page: string): string {
  return `/api/admin/content/sections/${page}`
}

/** The sections of a page as its editors see them. */
export async function sectionsOf(editor: Visitor, page: string): Promise<EditableSections> {
  return answered<EditableSections>(await editor.get(sectionsPath(page)))
}

/** Saves the list as `change` leaves it. */
export async function saveSections(
  editor: Visitor,
  page: string,
  change: (sections: EditableSections['sections']) => object[],
): Promise<EditableSections> {
  const { sections, rev } = await sectionsOf(editor, page)
  const body = { sections: change(sections), rev }
  return answered<EditableSections>(await editor.send('PUT', sectionsPath(page), body))
}

/** A list with more sections at its end. */
export function added(...sections: object[]) {
  return (before: object[]): object[] => [...before, ...sections]
}

/** A page as its readers get it. */
export async function shownPage(api: TestApi, page: string, language = 'en'): Promise<WholePage> {
  return answered<WholePage>(
    await api.visitor({ language }).get(`/api/content/pages/${page}/whole`),
  )
}
