import { createIsomorphicFn } from '@tanstack/react-start'
import type { PostedMessage } from '#domain/conversations.schema.ts'
import { onServer } from '#app/platform/page-context.ts'

/** What the form begins with. */
export interface FormStart {
  /** Where it came filled in and could not be taken; null otherwise. */
  posted: PostedMessage | null
  /** When the page was made, epoch ms: without scripts nothing else tells how long somebody has been writing. */
  shownAt: number
}

export const formStart = createIsomorphicFn()
  .server((): FormStart => {
    const { posted = null } = onServer()
    return { posted, shownAt: posted?.shownAt ?? Date.now() }
  })
  .client((): FormStart => ({ posted: null, shownAt: Date.now() }))
