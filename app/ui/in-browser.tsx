import { ClientOnly } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

interface InBrowserProps {
  /** What stands there until it is drawn. */
  waiting?: ReactNode
  children: ReactNode
}

/** What only a browser can draw, from code that it fetches. */
export function InBrowser({ waiting, children }: InBrowserProps) {
  return (
    <ClientOnly fallback={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ClientOnly>
  )
}
