import { Trans } from '@lingui/react/macro'
import { CatchBoundary, type ErrorComponentProps, useLocation } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { currentDirection, currentLanguageCode } from '#app/platform/page-context.ts'
import { type SpinnerLook, SpinnerLookContext } from '#app/ui/spinner.tsx'
import { ErrorPage } from './error-page.tsx'

// The router catches what fails in a page. What stands around it is caught here: the router's own words for that are English and
// offer nothing.

/** Around all that is seen: where header or footer fail, our error page stands alone until it is tried again or another page is opened. */
export function FrameGuard({ spinner, children }: { spinner: SpinnerLook; children: ReactNode }) {
  const address = useLocation({ select: ({ href }) => href })
  return (
    <SpinnerLookContext value={spinner}>
      <CatchBoundary errorComponent={FailedFrame} getResetKey={() => address}>
        {children}
      </CatchBoundary>
    </SpinnerLookContext>
  )
}

function FailedFrame(props: ErrorComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage {...props} />
    </main>
  )
}

/** Around the document: where that fails, or the error page itself, a link loads the page anew. Styles may be what failed. */
export function DocumentGuard({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary errorComponent={FailedDocument} getResetKey={() => ''}>
      {children}
    </CatchBoundary>
  )
}

function FailedDocument() {
  return (
    <html
      data-language={currentLanguageCode()}
      dir={currentDirection()}
      lang={currentLanguageCode()}
    >
      <body>
        <h1>
          <Trans>This page did not load</Trans>
        </h1>
        <a href={location.href} onClick={loadAnew}>
          <Trans>Try again</Trans>
        </a>
      </body>
    </html>
  )
}

/** The router would take the link for one to the page at hand, which is there already. */
function loadAnew(event: MouseEvent): void {
  event.preventDefault()
  location.reload()
}
