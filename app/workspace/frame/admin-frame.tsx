import { Trans, useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { AdminStart } from '#domain/admin.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { fetchOverlays } from '#app/ui/fetch-overlays.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { MenuAction } from '#app/ui/menu-panel.tsx'
import { Tooltips } from '#app/ui/tooltips.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AdminNav } from './admin-nav.tsx'
import { AdminNavDrawer } from './admin-nav-drawer.tsx'
import { PaletteButton } from '#app/workspace/palette/palette-button.tsx'

export interface AdminFrameProps {
  start: AdminStart
  companyName: string
  /** Of the shell: the languages, the theme, and what someone who is signed in may do. */
  languages: ReactNode
  theme: ReactNode
  accountActions: readonly MenuAction[]
  children: ReactNode
}

/** The workspace around a section: navigation beside it, a calm bar above it, and nothing of the public site. */
export function AdminFrame(props: AdminFrameProps) {
  const { start, companyName, languages, theme, accountActions, children } = props
  const { t } = useLingui()
  const [isNavOpen, setIsNavOpen] = useState(false)
  const isReading = useRouterState({ select: ({ isLoading }) => isLoading })
  useEffect(fetchOverlays, [])
  return (
    <div className="ws">
      <aside className="ws-side">
        <SiteName name={companyName} />
        <AdminNav role={start.role} />
      </aside>
      <header className="ws-top" data-reading={isReading || undefined}>
        <button
          aria-expanded={isNavOpen}
          aria-haspopup="dialog"
          aria-label={t`Sections`}
          className="icon-btn ws-nav-opener needs-script"
          onClick={() => setIsNavOpen(true)}
          type="button"
        >
          <Icon name="menu" />
        </button>
        <PaletteButton accountActions={accountActions} start={start} />
        <span className="ws-top-space" />
        <ContentLink className="header-tool" url="/">
          <Icon name="eye" />
          <span>
            <Trans>View site</Trans>
          </span>
        </ContentLink>
        {languages}
        <div className="ws-theme">{theme}</div>
        <AccountMenu actions={accountActions} name={start.name} />
      </header>
      <main className="ws-main" id="main" tabIndex={-1}>
        {children}
      </main>
      <AdminNavDrawer
        isOpen={isNavOpen}
        onClose={() => setIsNavOpen(false)}
        role={start.role}
        site={<SiteName name={companyName} />}
        theme={theme}
      />
      <Tooltips />
    </div>
  )
}

/** The way to the site that is worked on. */
function SiteName({ name }: { name: string }) {
  return (
    <ContentLink className="ws-name" url="/">
      <bdi>{name}</bdi>
    </ContentLink>
  )
}
