import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TextKey } from './text-key.ts'

interface Noun {
  /** What editors call one of its texts. */
  name: MessageDescriptor
  /** The same of those that are called otherwise, by the last part of their keys. */
  fields?: Readonly<Record<string, MessageDescriptor>>
  /** What is told where they cannot be read. */
  unread: MessageDescriptor
  /** Of links, which stand on every page: what is told once one is saved. */
  saved?: (language: string) => MessageDescriptor
}

/** What is said of the texts that are no page's own: by what they are addressed by, as the server's registry knows it. */
const nouns: Record<string, Noun> = {
  '@menu': {
    name: msg`Menu title`,
    unread: msg`Failed to load header data`,
    saved: (language) => msg`Menu title updated for ${language}`,
  },
  '@footer': {
    name: msg`Footer link`,
    unread: msg`Failed to load footer links`,
    saved: (language) => msg`Footer link updated for ${language}`,
  },
  '@products': {
    name: msg`Name of the product`,
    fields: {
      description: msg`Description of the product`,
      packageSize: msg`Size of the pack`,
    },
    unread: msg`Failed to load the texts of products`,
  },
  '@categories': {
    name: msg`Name of the category`,
    fields: { description: msg`Description of the category` },
    unread: msg`Failed to load the texts of categories`,
  },
}

/** What texts are read of on every page, beside the page's own. */
export const linkPages = Object.keys(nouns).filter((page) => nouns[page]?.saved)

/** Undefined for a text of a page. */
export function nounOf({ page }: Pick<TextKey, 'page'>): Noun | undefined {
  return Object.hasOwn(nouns, page) ? nouns[page] : undefined
}

/** What editors call a text of a noun; undefined for one of a page. */
export function nounName({ page, key }: TextKey): MessageDescriptor | undefined {
  const noun = nounOf({ page })
  return noun?.fields?.[key.slice(key.lastIndexOf('.') + 1)] ?? noun?.name
}

/** True of the title of a link. */
export function isOfLink(text: Pick<TextKey, 'page'>): boolean {
  return nounOf(text)?.saved !== undefined
}

/** The row that a text of a noun with many rows belongs to; undefined for every other text. */
export function rowOf({ page, key }: TextKey): string | undefined {
  return nounOf({ page }) && !isOfLink({ page }) ? key.slice(0, key.indexOf('.')) : undefined
}
