import type { I18n, MessageDescriptor } from '@lingui/core'
import { pageHead } from '#app/platform/head.ts'

interface Headed {
  matches: Parameters<typeof pageHead>[0]['matches']
  match: { context: { i18n: I18n } }
}

/** The head of a section of the workspace: its name, and no place in a search engine. */
export function workspaceHead(title: MessageDescriptor) {
  return ({ matches, match }: Headed) =>
    pageHead({ matches, title: match.context.i18n._(title), robots: 'noindex' })
}
