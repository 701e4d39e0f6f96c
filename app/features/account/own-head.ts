import type { I18n, MessageDescriptor } from '@lingui/core'
import { pageHead, type PageHead } from '#app/platform/head.ts'

interface HeadContext {
  matches: PageHead['matches']
  match: { context: { i18n: I18n } }
}

/** The head of a page that is one person's alone, called this. */
export function ownHead(title: MessageDescriptor) {
  return ({ matches, match }: HeadContext) =>
    pageHead({ matches, title: match.context.i18n._(title), robots: 'noindex' })
}
