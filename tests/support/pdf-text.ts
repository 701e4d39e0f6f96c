import { extractText, getDocumentProxy } from 'unpdf'

/** The words of each page of a PDF file, as a reader copies them, with single spaces. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  // The reader takes the bytes over: what is handed in stays whole.
  const file = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
  const { text } = await extractText(file, { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/gu, ' ').trim())
}

/** The entries of its table of contents, in order, with what is below each. */
export async function pdfBookmarks(bytes: Uint8Array): Promise<string[]> {
  const file = await getDocumentProxy(bytes.slice(), { verbosity: 0 })
  const titles = (nodes: readonly Bookmark[]): string[] =>
    nodes.flatMap(({ title, items }) => [title, ...titles(items)])
  return titles((await file.getOutline()) ?? [])
}

interface Bookmark {
  title: string
  items: Bookmark[]
}

/**
 * True where a page has all of these words. A reader puts those of a line from right to left in another order, and the letters of a
 * ligature: words are compared by the letters they have.
 */
export function isWithin(page: string, words: string): boolean {
  const held = new Set(wordsOf(page))
  return wordsOf(words).every((word) => held.has(word))
}

function wordsOf(text: string): string[] {
  const words = text.normalize('NFKC').split(/[\s،,.°]+/u)
  return words.flatMap((word) => (word === '' ? [] : [[...word].toSorted().join('')]))
}
