import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TextKey } from './text-key.ts'

interface Noun {
  /** What editors call one of its texts. */
  name: MessageDescriptor
  /** What is told where they cannot be read. */
  unread: MessageDescriptor
  /** What is told once one is saved. */
  saved: (language: string) => MessageDescriptor
}

/** What is said of the texts of links, which stand on every page: by what they are addressed by, as the server's registry knows it. */
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
}

/** What texts are read of on every page, beside the page's own. */
export const nounPages = Object.keys(nouns)

/** Undefined for a text of a page. */
export function nounOf({ page }: Pick<TextKey, 'page'>): Noun | undefined {
  return Object.hasOwn(nouns, page) ? nouns[page] : undefined
}
