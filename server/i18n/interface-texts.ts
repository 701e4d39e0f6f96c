import type { Messages } from '@lingui/core'
import { compiledMessage, placeholdersIn } from './compiled-message.ts'

/**
 * The names that an interface text takes values by, as the language has it that the product is written in; undefined where no
 * catalogue of the interface has such a text.
 */
export async function placeholdersOfText(key: string): Promise<readonly string[] | undefined> {
  known ??= readPlaceholders()
  // What could not be read is asked for again by the next who needs it.
  known.catch(() => (known = undefined))
  return (await known).get(key)
}

/** The catalogues never change, so an isolate reads them once: when somebody saves a text over one of theirs. */
let known: Promise<Map<string, readonly string[]>> | undefined

async function readPlaceholders(): Promise<Map<string, readonly string[]>> {
  // By their place, since the server imports nothing of the interface: they are in the Worker for its pages.
  const files = import.meta.glob<{ messages: Messages }>('/app/i18n/*/en.po')
  const catalogues = await Promise.all(Object.values(files).map((load) => load()))
  return new Map(
    catalogues.flatMap(({ messages }) =>
      Object.entries(messages).map(([key, message]) => {
        const compiled = typeof message === 'string' ? compiledMessage(message) : message
        return [key, compiled ? placeholdersIn(compiled) : []] as const
      }),
    ),
  )
}
