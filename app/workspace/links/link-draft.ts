import type { MadeTitle } from '#domain/link-titles.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

/** A link as its editor has it: of the menu or of the footer, saved or not. */
export interface LinkDraft {
  /** Its own while it is edited: a new one has no id yet. */
  key: string
  id?: string
  title: string
  titles: Record<string, string>
  /** What each title was made from, where it is as it was read. */
  made?: Record<string, MadeTitle>
  url: string
  isExternal: boolean
  /** It leads to a page of this site that is not there, as far as was known when it was read. */
  isDead: boolean
}

/** What a new link begins with: a title that its editor reads, and then replaces. */
export function newLink(title: string): LinkDraft {
  return {
    key: newKey(),
    title,
    titles: {},
    url: '/',
    isExternal: false,
    isDead: false,
  }
}

/** A list with one of its rows at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length) return [...rows]
  return rows.toSpliced(from, 1).toSpliced(to, 0, row)
}

/** A list with one of its rows changed. What was known of an address is not known of the one after it. */
export function changed<Row extends LinkDraft>(
  rows: readonly Row[],
  key: string,
  fields: Partial<Row>,
): Row[] {
  const fate = fields.url === undefined ? {} : { isDead: false }
  return rows.map((row) => (row.key === key ? { ...row, ...fields, ...fate } : row))
}

/** The title that readers of a language see. */
export function titleIn(link: Pick<LinkDraft, 'title' | 'titles'>, language: string): string {
  return link.titles[language]?.trim() || link.title
}

/** A link's title as its editor has written it: the one in the language of the site, which is the link's own while it has none there. */
export function writtenTitle(
  { title, titles }: Pick<LinkDraft, 'title' | 'titles'>,
  defaultCode = '',
): string {
  const own = titles[defaultCode]
  return own?.trim() ? own : title
}

/** The fields of a link that is called otherwise: readers of the site's language see theirs before the link's own. */
export function withTitle(
  { titles }: Pick<LinkDraft, 'titles'>,
  title: string,
  defaultCode: string | undefined,
): Pick<LinkDraft, 'title' | 'titles'> {
  return { title, titles: defaultCode ? { ...titles, [defaultCode]: title } : titles }
}

/** Links as they were before others were saved. A save keeps the titles that it does not name: those that were new are named as none. */
export function asBefore<Link extends Pick<LinkDraft, 'id' | 'titles'>>(
  before: readonly Link[],
  after: readonly Pick<LinkDraft, 'id' | 'titles'>[],
): Link[] {
  return before.map((link) => {
    const codes = Object.keys(after.find(({ id }) => id === link.id)?.titles ?? {})
    const none = Object.fromEntries(codes.map((code) => [code, '']))
    return { ...link, titles: { ...none, ...link.titles } }
  })
}
