import { cleanLine } from '#domain/typed-text.ts'
import type { LinkDraft } from './link-draft.ts'

/**
 * What a link says, as the server keeps it: in one line, without the titles that were left empty. Those that say the same are equal as
 * JSON, saved or not: a new one has no id yet.
 */
export function contentOf({
  title,
  titles,
  url,
  isExternal,
}: Pick<LinkDraft, 'title' | 'titles' | 'url' | 'isExternal'>) {
  const written = Object.entries(titles)
    .map(([code, words]) => [code, cleanLine(words)] as const)
    .filter(([, words]) => words !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [cleanLine(title), written, url.trim(), isExternal]
}
