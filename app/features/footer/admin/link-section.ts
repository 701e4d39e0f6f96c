import type { FooterSection } from '#domain/footer.ts'
import type { EditableFooter } from '#domain/navigation.schema.ts'
import { contentOf } from '#app/workspace/links/link-content.ts'
import type { LinkDraft } from '#app/workspace/links/link-draft.ts'

export interface SectionDraft {
  /** As it was read. */
  before: readonly LinkDraft[]
  links: readonly LinkDraft[]
  rev: number
}

/** The links of a section of the footer, to be changed. */
export function sectionDraft(footer: EditableFooter, section: FooterSection): SectionDraft {
  const found = footer.sections.find(({ key }) => key === section)
  const links = (found?.links ?? []).map(({ linkKey: _, ...link }) => ({ ...link, key: link.id }))
  return { before: links, links, rev: found?.rev ?? 0 }
}

export function isChanged({ before, links }: SectionDraft): boolean {
  return JSON.stringify(newlySent(before)) !== JSON.stringify(newlySent(links))
}

/** True of two lists that say the same, saved or not. */
export function saysTheSame(one: readonly LinkDraft[], other: readonly LinkDraft[]): boolean {
  return JSON.stringify(one.map(contentOf)) === JSON.stringify(other.map(contentOf))
}

/** The list as the API takes it: what its titles are made from is asked anew. */
export function newlySent(links: readonly LinkDraft[]) {
  return sentAs(links.map(({ made: _, ...link }) => link))
}

/** The same where the list is put back: its titles are what they were made from then. */
export function sentAs(links: readonly LinkDraft[]) {
  return links.map(({ key: _key, isDead: _isDead, ...link }) => link)
}
export type LinksAsSent = ReturnType<typeof sentAs>
