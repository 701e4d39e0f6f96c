import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '#app/shell/document.tsx'
import { travelsPacked } from '#app/platform/packed-answer.ts'
import { getShell } from '#app/shell/shell.functions.ts'
import { documentHead } from '#app/shell/document-head.ts'
import '../styles/app.css'

interface RouterContext {
  i18n: I18n
  /** Lays the factory's own words over the interface texts of this router. */
  override: (words: string, revision: string) => void
}

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => {
    const { overrides, ...shell } = await getShell()
    context.override(overrides, shell.revision)
    return travelsPacked(shell)
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, match, matches }) =>
    documentHead(
      loaderData,
      matches.some(leadsNowhere) ? match.context.i18n._(msg`Page not found`) : undefined,
    ),
  shellComponent: Document,
})

/** True for an address of no route, and for one whose loader found nothing. */
function leadsNowhere({ status, _notFound }: { status: string; _notFound?: boolean }): boolean {
  return status === 'notFound' || _notFound === true
}
