import { useLingui } from '@lingui/react/macro'
import type { MenuEntry } from '#domain/shell.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { MenuBranch } from './menu-branch.tsx'

/** The menu of wide windows; below the lg breakpoint the phone menu takes its place (ledger B09). */
export function MainMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Main menu`} className="main-menu">
      <ul>
        {entries.map((entry) =>
          entry.children ? (
            <MenuBranch entry={entry} key={`${entry.title} ${entry.url}`} links={entry.children} />
          ) : (
            <li key={`${entry.title} ${entry.url}`}>
              <ContentLink
                className="menu-link"
                current="below"
                isExternal={entry.isExternal}
                url={entry.url}
              >
                {entry.title}
              </ContentLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
