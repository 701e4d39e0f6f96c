import type { Messages } from '@lingui/core'
import { appConfig } from '#config'
import { compiledMessage, type Placeholder, placeholdersIn } from './compiled-message.ts'

type Catalogue = { messages: Messages }

/** By their place, since the server imports nothing of the interface: they are in the Worker for its pages. */
const ofPages = import.meta.glob<Catalogue>('/app/i18n/*/*.po')
const ofServer = import.meta.glob<Catalogue>('/server/i18n/locales/*.po')

/**
 * What an interface text takes, of a page or of what the server says: what the catalogues of all languages together say, since where
 * English has `{most}` another language has its plural. Undefined where no catalogue of the interface has such a text.
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

/** Tells of these texts which ones pages show: all but those that the server alone says. Every text stands in every catalogue. */
export async function shownByPages(keys: readonly string[]): Promise<(key: string) => boolean> {
  const ofServerAlone = await keysIn(ofServer)
  if (!keys.some((key) => ofServerAlone.has(key))) return () => true
  for (const key of await keysIn(ofPages)) ofServerAlone.delete(key)
  return (key) => !ofServerAlone.has(key)
}

async function keysIn(files: Record<string, () => Promise<Catalogue>>): Promise<Set<string>> {
  const ofOne = Object.entries(files).filter(([path]) =>
    path.endsWith(`/${appConfig.defaults.languageCode}.po`),
  )
  const catalogues = await Promise.all(ofOne.map(([, load]) => load()))
  return new Set(catalogues.flatMap(({ messages }) => Object.keys(messages)))
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
  const files = { ...ofPages, ...ofServer }
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

/** A catalogue, and the language that its file is called after. */
async function read([path, load]: [string, () => Promise<Catalogue>]): Promise<
  [code: string, Catalogue]
> {
  return [path.slice(path.lastIndexOf('/') + 1, -'.po'.length), await load()]
}
