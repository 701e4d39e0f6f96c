import type { Messages } from '@lingui/core'
import { compiledMessage, type Placeholder, placeholdersIn } from './compiled-message.ts'

/**
 * What an interface text takes: what the catalogues of all languages together say, since where English has `{most}` another language
 * has its plural. Undefined where no catalogue of the interface has such a text.
 */
export async function placeholdersOfText(key: string): Promise<readonly Placeholder[] | undefined> {
  known ??= readPlaceholders()
  // What could not be read is asked for again by the next who needs it.
  known.catch(() => (known = undefined))
  return (await known).get(key)
}

/** The catalogues never change, so an isolate reads them once: when somebody saves a text over one of theirs. */
let known: Promise<Map<string, readonly Placeholder[]>> | undefined

async function readPlaceholders(): Promise<Map<string, readonly Placeholder[]>> {
  // By their place, since the server imports nothing of the interface: they are in the Worker for its pages.
  const files = import.meta.glob<{ messages: Messages }>('/app/i18n/*/*.po')
  const catalogues = await Promise.all(Object.values(files).map((load) => load()))
  const taken = new Map<string, Placeholder[]>()
  for (const { messages } of catalogues)
    for (const [key, message] of Object.entries(messages)) {
      const compiled = typeof message === 'string' ? compiledMessage(message) : message
      taken.set(key, [...(taken.get(key) ?? []), ...(compiled ? placeholdersIn(compiled) : [])])
    }
  return taken
}
