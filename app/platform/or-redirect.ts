import { isNotFound, notFound } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { GoneWords } from '#domain/gone-words.schema.ts'

/** An address as the router tells it to who loads its page. */
export interface Place {
  pathname: string
  searchStr: string
}

/**
 * What a page shows that was asked for by a link. Where it is not found, the address is looked up as the server does for a document
 * that it cannot find: it leads on, or what was there is gone.
 */
export async function orRedirect<Page>(reading: Promise<Page>, place: Place): Promise<Page> {
  try {
    return await reading
  } catch (refusal) {
    if (isNotFound(refusal)) throw notFound({ data: await redirectByLink(place) })
    throw refusal
  }
}

/** Of a document it is the server that looks, once it is rendered. */
export const redirectByLink = createIsomorphicFn()
  .server(async (_place: Place): Promise<GoneWords | undefined> => undefined)
  .client(async (place: Place): Promise<GoneWords | undefined> =>
    (await import('./find-redirect.ts')).findRedirect(place),
  )
