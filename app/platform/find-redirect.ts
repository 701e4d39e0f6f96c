import type { GoneWords } from '#domain/gone-words.schema.ts'
import { redirectTo } from './redirect-to.ts'
import type { Place } from './or-redirect.ts'
import { read } from './read.ts'

/**
 * What is said of an address that a link led to and where nothing was found, if something was there once. Throws the way to where it
 * is now, as the server does for a document. Fetched by the few who follow such a link.
 */
export async function findRedirect({ pathname, searchStr }: Place): Promise<GoneWords | undefined> {
  const { to, words } = await read('/api/content/moved', { query: { path: pathname } }).catch(
    unknown,
  )
  if (to !== null) throw redirectTo(to, searchStr)
  return words
}

/** Nobody answers: nothing was found is true as well. */
function unknown(): { to: null; words?: GoneWords } {
  return { to: null }
}
