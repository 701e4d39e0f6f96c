import { appConfig } from '#config'
import { cleanLine } from './typed-text.ts'

const { maxCharacters } = appConfig.search

/**
 * What somebody typed into a search as it stands in addresses and on pages: one clean line, cut at `search.maxCharacters`. It is cut
 * before it is cleaned too, at four times as many, so that nobody makes the site clean a book.
 */
export function searchedLine(typed: string): string {
  // Cleaned again: the cut may have left half a letter, or a space at the end.
  return cleanLine(cleanLine(typed.slice(0, 4 * maxCharacters)).slice(0, maxCharacters))
}
