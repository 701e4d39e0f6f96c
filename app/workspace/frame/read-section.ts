import { answerForbidden } from '#app/platform/forbidden.ts'
import { readIfAllowed } from '#app/platform/read.ts'

type Path = Parameters<typeof readIfAllowed>[0]
type Wanted = Parameters<typeof readIfAllowed>[1]

/** What an address asks of a list: what is open of it is none of the server's business. */
export type Asked = Record<string, string | undefined>

/** What a section of the workspace shows; null, and the page answers 403, where the caller may not see it. */
export async function readSection<At extends Path>(path: At, wanted: Wanted) {
  const section = await readIfAllowed(path, wanted)
  if (!section) answerForbidden()
  return section ?? null
}
