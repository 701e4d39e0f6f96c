import { RouterClient } from '@tanstack/react-router/ssr/client'
import type { AnyRouter } from '@tanstack/react-router'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { followLinks } from './platform/follow-links.ts'
import { listenToSession } from './platform/session.ts'
import { getRouter } from './router.tsx'
import { loadHeader } from './shell/header/header-layout.ts'

// The page comes alive. Reads go to the API over HTTP, so nothing of Start's remote calls is loaded (docs/decisions/005-reads.md).
const header = loadHeader(document.documentElement.dataset['header'])
const router = await getRouter().catch(asItWasSent)
if (router) void wake(router)

/** Not awaited above: the header's file imports from this one, and each would wait for the other. */
async function wake(router: AnyRouter): Promise<void> {
  await header
  startTransition(() => {
    hydrateRoot(document, <RouterClient router={router} />)
  })
  followLinks(router)
  listenToSession(() => void showShellToReader(router))
}

async function showShellToReader(router: AnyRouter): Promise<void> {
  const code = await import('./shell/shell-for-reader.ts').catch(() => undefined)
  await code?.showShellToReader(router)
}

/** Not one catalogue could be loaded: the page stays as it was sent, to be read and followed. */
function asItWasSent(error: unknown): undefined {
  console.error('Failed to start', error)
}
