import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '#config'

/** How a page brings the factory's own words to the browser: with it, or by the address that they are fetched from. */
export interface SentWords {
  words: string
  address?: string
}

/** Whose words they are, and which: nothing else is ever found under their address. */
export interface WordsVersion {
  factoryId: string
  languageCode: string
  revision: string
  build: string
}

/** What a router does with them: lays them over its interface texts, and says where a browser finds them. */
export interface OwnWords {
  layOver: (words: string, of: Pick<WordsVersion, 'factoryId' | 'revision'>) => void
  address: () => string | undefined
}

/** A page waits no longer for its words: the catalogue's are better than none. */
const waitMs = 1500

/**
 * Few words travel in the document. Many would weigh on every page: they have an address of their own, which names all that they
 * depend on, so that a browser fetches them once until they change.
 */
export function sentWords(words: string, version: WordsVersion): SentWords {
  const bytes = new TextEncoder().encode(words).byteLength
  if (bytes <= appConfig.limits.maxWordsBytes) return { words }
  const { factoryId, languageCode, revision, build } = version
  return { words: '', address: `/api/words/${factoryId}/${languageCode}/${revision}/${build}` }
}

/** The same, once for a page: its browser has them, and knows no build that it could ask for others. */
export const newlySent = createIsomorphicFn()
  .server(sentWords)
  .client((): SentWords | undefined => undefined)

/** The words that a page brought. Where they cannot be fetched, that is logged and the catalogue's stand. */
export async function receivedWords(sent: SentWords): Promise<string> {
  if (sent.address === undefined) return sent.words
  try {
    const answer = await fetch(sent.address, { signal: AbortSignal.timeout(waitMs) })
    if (answer.ok) return await answer.text()
    console.error('Failed to load translations', answer.status)
  } catch (error) {
    console.error('Failed to load translations', error)
  }
  return ''
}
