import { I18nProvider } from '@lingui/react'
import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { appConfig } from '#config'
import { barePath, prefixedPath } from '#domain/languages.ts'
import { activateI18n, layOver } from '#app/i18n/i18n.ts'
import { newlySent, type OwnWords, receivedWords, type SentWords } from '#app/i18n/own-words.ts'
import { Words } from '#app/i18n/words.tsx'
import { packedAnswers } from '#app/platform/packed-answer.ts'
import { currentBuild, currentNonce, currentPrefix } from '#app/platform/page-context.ts'
import { parsePlainSearch, stringifyPlainSearch } from '#app/platform/plain-search.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { PendingPage } from '#app/shell/pending-page.tsx'
// oxlint-disable-next-line import/no-cycle -- what is generated names the type of this router
import { routeTree } from './routeTree.gen.ts'

/** Fetched by the few who meet it: what everybody downloads first has a limit. */
const NotFoundPage = lazyRouteComponent(
  () => import('#app/shell/not-found-page.tsx'),
  'NotFoundPage',
)

/** The server sends whole pages and waits for no part of one. */
const readNotFoundPage = createIsomorphicFn().server(() => NotFoundPage.preload?.())

/** One router per request on the server, one per page in the browser. */
export async function getRouter() {
  await readNotFoundPage()
  const i18n = await activateI18n()
  const prefix = currentPrefix()
  const nonce = currentNonce()
  let sent: SentWords = { words: '' }
  let laid = ''
  // A component that shows words is drawn anew by each change of them.
  const lay = (words: string) => {
    if (words !== laid) layOver(i18n, words)
    laid = words
  }
  const ownWords: OwnWords = {
    layOver: (words, { factoryId, revision }) => {
      const languageCode = i18n.locale
      sent = newlySent(words, { factoryId, languageCode, revision, build: currentBuild() }) ?? sent
      lay(words)
    },
    address: () => sent.address,
  }
  const router = createRouter({
    routeTree,
    context: { i18n, ownWords },
    // They travel once, apart from the header's data, and are in place before the first text is drawn again.
    dehydrate: () => sent,
    hydrate: async (received) => {
      sent = received
      lay(await receivedWords(received))
    },
    defaultGcTime: appConfig.reads.keepMs,
    defaultPendingMs: appConfig.timings.spinnerAfterMs,
    defaultViewTransition: isMotionAllowed(),
    scrollRestoration: true,
    trailingSlash: 'never',
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    rewrite: {
      input: ({ url }) => {
        url.pathname = barePath(url.pathname, prefix)
        return url
      },
      output: ({ url }) => {
        if (prefix) url.pathname = prefixedPath(url.pathname, prefix)
        return url
      },
    },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
    defaultPendingComponent: PendingPage,
    ...(nonce ? { ssr: { nonce } } : {}),
    Wrap: ({ children }) => (
      <I18nProvider defaultComponent={Words} i18n={i18n}>
        {children}
      </I18nProvider>
    ),
  })
  // Start would set it, but its client brings more than this page needs (docs/decisions/005-reads.md).
  router.options.serializationAdapters = [packedAnswers]
  return router
}

function isMotionAllowed(): boolean {
  return (
    typeof matchMedia === 'function' &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches
  )
}
