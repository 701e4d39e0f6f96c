import { appConfig } from '#config'
import { beginningOf, cleanLine } from './typed-text.ts'

const { maxCharacters } = appConfig.search

/**
 * What somebody typed into a search as it stands in addresses and on pages: one clean line, cut at `search.maxCharacters`. It is cut
 * before it is cleaned too, at four times as many, so that nobody makes the site clean a book.
 */
export function searchedLine(typed: string): string {
  const line = cleanLine(beginningOf(typed, 4 * maxCharacters))
  // Cleaned again: the cut may have left a space at the end.
  return cleanLine(beginningOf(line, maxCharacters))
}
