import { appConfig } from '#config'

/** How a page brings the factory's own words to the browser: with it, or by the address that they are fetched from. */
export interface SentWords {
  words: string
  address?: string
}

/**
 * Few words travel in the document. Many would weigh on every page: they have an address of their own, which names language and
 * revision, so that a browser fetches them once until they change (ledger L06).
 */
export function sentWords(words: string, language: { code: string; revision: string }): SentWords {
  const bytes = new TextEncoder().encode(words).byteLength
  if (bytes <= appConfig.limits.maxWordsBytes) return { words }
  return { words: '', address: `/api/words/${language.code}/${language.revision}` }
}

/** The words that a page brought. Where they cannot be fetched, that is logged and the catalogue's stand (ledger G06). */
export async function receivedWords(sent: SentWords): Promise<string> {
  if (sent.address === undefined) return sent.words
  try {
    const answer = await fetch(sent.address, { signal: AbortSignal.timeout(appConfig.timeoutMs) })
    if (answer.ok) return await answer.text()
    console.error('Failed to load translations', answer.status)
  } catch (error) {
    console.error('Failed to load translations', error)
  }
  return ''
}
