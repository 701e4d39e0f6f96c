import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { OwnWords } from '#app/i18n/own-words.ts'
import { Document } from '#app/shell/document.tsx'
import { travelsPacked } from '#app/platform/packed-answer.ts'
import { loadHeader } from '#app/shell/header/header-layout.ts'
import { getShell } from '#app/shell/shell.functions.ts'
import { type Gone, goneHere, goneWordsIn, leadsNowhere } from '#app/shell/gone-page.ts'
import { documentHead } from '#app/shell/document-head.ts'
import '../styles/app.css'

interface RouterContext {
  i18n: I18n
  ownWords: OwnWords
}

export const Route = createRootRouteWithContext<RouterContext>()({
  // Of this address alone: the context of the next one is made without it. (Both by name: a type would be one of all routes.)
  beforeLoad: ({ matches, location }) => goneHere({ matches, location }),
  loader: async ({ context }) => {
    const { overrides, ...shell } = await getShell()
    context.ownWords.layOver(overrides, shell)
    await loadHeader(shell.company.headerStyle)
    return travelsPacked(shell)
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData, match, matches }) =>
    documentHead(loaderData, {
      title: titleOf(matches.find(leadsNowhere), match.context),
      wordsAddress: match.context.ownWords.address(),
    }),
  shellComponent: Document,
})

function titleOf(
  lost: { error: unknown } | undefined,
  { i18n, gone }: RouterContext & Partial<Gone>,
): string | undefined {
  return lost && ((gone ?? goneWordsIn(lost.error))?.title ?? i18n._(msg`Page not found`))
}
