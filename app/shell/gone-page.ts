import { createIsomorphicFn } from '@tanstack/react-start'
import { redirectByLink, type Place } from '#app/platform/or-redirect.ts'
import { onServer } from '#app/platform/page-context.ts'
import type { GoneWords } from '#domain/gone-words.schema.ts'

/** What the page at hand says, if it is gone. It travels with the document, as context of its route. */
export interface Gone {
  gone: GoneWords
}

export const goneHere = createIsomorphicFn()
  .server(async (_: Asked): Promise<Gone | undefined> => goneIn(onServer().gone))
  .client(async ({ matches, location }: Asked): Promise<Gone | undefined> =>
    goneIn(matches.some(leadsNowhere) ? await redirectByLink(location) : undefined),
  )

interface Asked {
  matches: Found[]
  location: Place
}

interface Found {
  status: string
  _notFound?: boolean
}

/** True for an address of no route, and for one whose loader found nothing. */
export function leadsNowhere({ status, _notFound }: Found): boolean {
  return status === 'notFound' || _notFound === true
}

function goneIn(gone: GoneWords | undefined): Gone | undefined {
  return gone && { gone }
}

/** The same of a page that a route answers and whose loader found nothing: what it was refused with. */
export function goneWordsIn(refusal: unknown): GoneWords | undefined {
  return (refusal as { data?: GoneWords } | undefined)?.data
}
