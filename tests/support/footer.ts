import type { FooterSection } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import type { ShellData } from '#domain/shell.schema.ts'
import type { TestApi, Visitor } from './api.ts'

export const footerPath = '/api/admin/footer'

/** The footer as its editors see it. */
export async function footerOf(editor: Visitor): Promise<EditableFooter> {
  return (await (await editor.get(footerPath)).json()) as EditableFooter
}

export async function sectionOf(editor: Visitor, key: FooterSection) {
  const section = (await footerOf(editor)).sections.find((each) => each.key === key)
  if (!section) throw new Error(`no section ${key}`)
  return section
}

type Links = EditableFooter['sections'][number]['links']

/** Links as a save takes them. */
export function asSent(links: Links) {
  return links.map(({ id, title, titles, url, isExternal }) => ({
    ...{ id, title, titles, url, isExternal },
  }))
}

/** Sends a section's list of links. */
export async function saveLinks(
  editor: Visitor,
  section: FooterSection,
  body: object,
  headers?: Record<string, string>,
): Promise<Response> {
  return editor.send('PUT', `${footerPath}/${section}.links`, body, headers)
}

/** What a visitor's page shows of a section, in a language. */
export async function shownLinks(api: TestApi, language: string, key: FooterSection) {
  return shownTo(api.visitor({ language }), key)
}

/** The same for one who has a language. */
export async function shownTo(reader: Visitor, key: FooterSection) {
  const { footer } = (await (await reader.get('/api/shell')).json()) as ShellData
  return footer.sections.find((section) => section.key === key)?.links
}
