import { type CollectionKey, collectionKeys } from '#domain/collections.ts'
import { readIfAllowed } from '#app/platform/read.ts'
import { answerForbidden } from '#app/platform/forbidden.ts'

export interface CollectionSearch {
  collection?: string
  language?: string
}

/** One of the site's lists as an address asks, else the first; null, and the page answers 403, for a caller without a role. */
export async function getCollection(
  { collection, language }: CollectionSearch,
  { next, pageLanguage }: { next: string; pageLanguage: string },
) {
  const key: CollectionKey = collectionKeys.find((each) => each === collection) ?? collectionKeys[0]
  const found = await readIfAllowed('/api/admin/collections/:collection', {
    params: { collection: key },
    query: { language: language ?? pageLanguage },
    next,
  })
  if (!found) answerForbidden()
  return found ?? null
}
