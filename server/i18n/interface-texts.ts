import type { Messages } from '@lingui/core'
import { compiledMessage, type Placeholder, placeholdersIn } from './compiled-message.ts'

/**
 * What an interface text takes: what the catalogues of all languages together say, since where English has `{most}` another language
 * has its plural. Undefined where no catalogue of the interface has such a text.
 */
export async function placeholdersOfText(key: string): Promise<readonly Placeholder[] | undefined> {
  return (await readOnce()).placeholders.get(key)
}

/** How many texts the interface has, and how many of them have words in a language: its catalogue's, or some laid over by these keys. */
export async function countedInterface(
  code: string,
  laidOver: readonly string[],
): Promise<{ all: number; written: number }> {
  const { placeholders, written } = await readOnce()
  const own = written.get(code) ?? new Set()
  const more = laidOver.filter((key) => placeholders.has(key) && !own.has(key))
  return { all: placeholders.size, written: own.size + new Set(more).size }
}

interface Known {
  placeholders: Map<string, readonly Placeholder[]>
  /** By language: the keys of what its catalogue has words for. */
  written: Map<string, Set<string>>
}

/** The catalogues never change, so an isolate reads them once: when somebody who works here needs them. */
let known: Promise<Known> | undefined

function readOnce(): Promise<Known> {
  known ??= readCatalogues()
  // What could not be read is asked for again by the next who needs it.
  known.catch(() => (known = undefined))
  return known
}

async function readCatalogues(): Promise<Known> {
  // By their place, since the server imports nothing of the interface: they are in the Worker for its pages.
  const files = import.meta.glob<{ messages: Messages }>('/app/i18n/*/*.po')
  const placeholders: Known['placeholders'] = new Map()
  const written: Known['written'] = new Map()
  for (const [code, { messages }] of await Promise.all(Object.entries(files).map(read))) {
    const own = written.get(code) ?? new Set()
    written.set(code, own)
    for (const [key, message] of Object.entries(messages)) {
      if (message.length > 0) own.add(key)
      const compiled = typeof message === 'string' ? compiledMessage(message) : message
      const taken = placeholders.get(key) ?? []
      placeholders.set(key, [...taken, ...(compiled ? placeholdersIn(compiled) : [])])
    }
  }
  return { placeholders, written }
}

type Catalogue = { messages: Messages }

/** A catalogue, and the language that its file is called after. */
async function read([path, load]: [string, () => Promise<Catalogue>]): Promise<
  [code: string, Catalogue]
> {
  return [path.slice(path.lastIndexOf('/') + 1, -'.po'.length), await load()]
}
