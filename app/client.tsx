import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './platform/follow-links.ts'
import { getRouter } from './router.tsx'
import { loadHeader } from './shell/header/header-layout.ts'

// The page comes alive. Reads go to the API over HTTP, so nothing of Start's remote calls is loaded (docs/decisions/005-reads.md).
const [router] = await Promise.all([
  getRouter().catch(asItWasSent),
  loadHeader(document.documentElement.dataset['header']),
])
if (router) {
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  followLinks(router)
}

/** Not one catalogue could be loaded: the page stays as it was sent, to be read and followed. */
function asItWasSent(error: unknown): undefined {
  console.error('Failed to start', error)
}
