import { createIsomorphicFn } from '@tanstack/react-start'
import { onServer } from '#app/platform/page-context.ts'
import type { GoneWords } from '#domain/gone-words.schema.ts'

/** What the reader of the page at hand is told, if it is gone. It travels with the document, as context of its route. */
export interface Gone {
  gone: GoneWords
}

export const goneHere = createIsomorphicFn().server((): Gone | undefined => {
  const { gone } = onServer()
  return gone && { gone }
})

/** The same of a page that was asked for by a link: what its loader was refused with. */
export function goneToldBy(refusal: unknown): GoneWords | undefined {
  return (refusal as { data?: GoneWords } | undefined)?.data
}
