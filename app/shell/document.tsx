import { HeadContent, ScriptOnce, Scripts, useMatch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import {
  currentDirection,
  currentLanguageCode,
  currentPrefix,
  currentWords,
  prefixesElsewhere,
} from '#app/platform/page-context.ts'
import { BasketProvider } from '#app/features/quotes/basket/basket-provider.tsx'
import { SearchProvider } from '#app/features/search/search-state.tsx'
import { CurrentAddress } from '#app/ui/current-address.tsx'
import { ToastHost } from '#app/ui/toast-host.tsx'
import { Announcement } from './announcement.tsx'
import { EditModeSlot } from './edit-mode-slot.tsx'
import { firstScript } from './first-script.ts'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { DocumentGuard, FrameGuard } from './shell-guards.tsx'
import { SkipLink } from './skip-link.tsx'
import { StaleNote } from './stale-note.tsx'
import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { useShell } from './use-shell.ts'

const plainSpinner = { style: 'spinner', imageUrl: null } as const

/** The document around every page: language, direction, header, footer. It stands even when the page itself could not be made. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <DocumentGuard>
      <GuardedDocument>{children}</GuardedDocument>
    </DocumentGuard>
  )
}

function GuardedDocument({ children }: { children: ReactNode }) {
  const shell = useShell()
  const isWorkspace = useIsWorkspace()
  useEffect(markAlive, [])
  return (
    <html
      data-header={isWorkspace ? undefined : headerNameOf(shell)}
      data-language={currentLanguageCode()}
      data-prefix={currentPrefix()}
      data-prefixes={prefixesElsewhere().join(' ') || undefined}
      data-words={currentWords()}
      dir={currentDirection()}
      lang={currentLanguageCode()}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <ScriptOnce>{firstScript()}</ScriptOnce>
      </head>
      <body>
        <FrameGuard spinner={shell?.loading ?? plainSpinner}>
          <SkipLink />
          <CurrentAddress>
            {isWorkspace ? (
              children
            ) : (
              <>
                <SearchProvider>
                  <BasketProvider>
                    <SiteHeader shell={shell} />
                    {shell?.announcement && <Announcement announced={shell.announcement} />}
                    <main id="main" tabIndex={-1}>
                      <StaleNote />
                      {children}
                    </main>
                  </BasketProvider>
                </SearchProvider>
                {shell && <SiteFooter shell={shell} />}
              </>
            )}
          </CurrentAddress>
          <RouteAnnouncer />
          <ToastHost />
          <EditModeSlot />
        </FrameGuard>
        <Scripts />
      </body>
    </html>
  )
}

/** Tells stylesheets and the browser's first script which layout the header has; nothing for the default. */
function headerNameOf(shell: ShellFrame | undefined): string | undefined {
  const style = shell?.company.headerStyle ?? 'horizontal'
  return style === 'horizontal' ? undefined : style
}

/** From here on the page's buttons are heard: until then they look as if they were not (`styles/shell/page.css`). */
function markAlive(): void {
  document.documentElement.dataset['alive'] = ''
}

/** Workspace and kitchen bring their own frame, for those who may see them, and so does a wall with numbers: everyone else is answered within the site's. */
function useIsWorkspace(): boolean {
  const select = ({ loaderData }: { loaderData?: unknown }) => Boolean(loaderData)
  const isAdmin = useMatch({ from: '/admin', shouldThrow: false, select })
  const isBoard = useMatch({ from: '/kitchen/dashboard', shouldThrow: false, select })
  const isTeam = useMatch({ from: '/kitchen/team', shouldThrow: false, select })
  const isWall = useMatch({ from: '/public-queue/$restaurantId', shouldThrow: false, select })
  return Boolean(isAdmin || isBoard || isTeam || isWall)
}
