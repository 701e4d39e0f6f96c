import { useLingui } from '@lingui/react/macro'
import type { MenuEntry } from '#domain/shell.schema.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { MenuBranch } from './menu-branch.tsx'
import { MenuTitle } from './menu-title.tsx'

interface MainMenuProps {
  entries: readonly MenuEntry[]
  /** Where a layout has the menu in two parts: the second one's name. */
  name?: string
}

/** The menu of wide windows; below the lg breakpoint the phone menu takes its place. Two entries may be alike: their keys are their places, too. */
export function MainMenu({ entries, name }: MainMenuProps) {
  const { t } = useLingui()
  return (
    <nav aria-label={name ?? t`Main menu`} className="main-menu">
      <ul>
        {entries.map((entry, at) =>
          entry.children ? (
            <MenuBranch entry={entry} key={at + entry.url} links={entry.children} />
          ) : (
            <li key={at + entry.url}>
              <ContentLink
                className="menu-link"
                content={entry.content}
                current="below"
                isExternal={entry.isExternal}
                url={entry.url}
              >
                <MenuTitle link={entry} />
              </ContentLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
