import type { I18n, MessageDescriptor } from '@lingui/core'
import { pageHead, type PageHead } from './head.ts'

interface Headed {
  matches: PageHead['matches']
  match: { context: { i18n: I18n } }
}

/** The head of a page of those who sign in or work here: its name, and no place in a search engine. */
export function privateHead(title: MessageDescriptor) {
  return ({ matches, match }: Headed) =>
    pageHead({ matches, title: match.context.i18n._(title), robots: 'noindex' })
}
