import { Trans, useLingui } from '@lingui/react/macro'
import type { ShellFrame } from '#app/platform/shell-copy.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { SearchBox } from '#app/features/search/search-box.tsx'
import { DrawerPanel } from '#app/ui/drawer-panel.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LanguageLinks } from './language-links.tsx'
import { MenuTitle } from './menu-title.tsx'
import { PhoneUser } from './phone-user.tsx'

interface PhoneMenuDrawerProps {
  shell: ShellFrame
  isOpen: boolean
  onClose: () => void
}

/** Everything the wide header holds, for one hand. Any choice closes it. */
export function PhoneMenuDrawer({ shell, isOpen, onClose }: PhoneMenuDrawerProps) {
  const { t } = useLingui()
  return (
    <DrawerPanel
      isOpen={isOpen}
      leavesEscape={isOfResults}
      onClose={onClose}
      title={<Trans>Menu</Trans>}
    >
      <SearchBox className="search-form" onDone={onClose} />
      <nav aria-label={t`Main menu`} className="drawer-menu">
        <ul>
          {shell.menu.map((entry, at) => (
            <li key={at + entry.url}>
              <ContentLink
                className="drawer-link"
                content={entry.content}
                current="below"
                isExternal={entry.isExternal}
                onClick={onClose}
                url={entry.url}
              >
                <MenuTitle link={entry} />
              </ContentLink>
              {entry.children && (
                <details>
                  <summary aria-label={t`More in ${entry.title}`} className="icon-btn">
                    <Icon name="chevron-down" />
                  </summary>
                  <ul>
                    {entry.children.map((child, place) => (
                      <li key={place + child.url}>
                        <ContentLink
                          className="menu-item"
                          content={child.content}
                          isExternal={child.isExternal}
                          onClick={onClose}
                          url={child.url}
                        >
                          <MenuTitle link={child} />
                        </ContentLink>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="phone-user">
        <PhoneUser onDone={onClose} />
      </div>
      <LanguageLinks className="drawer-languages" languages={shell.languages} />
    </DrawerPanel>
  )
}

/** The first Escape is for the results under the search, where they are open. */
function isOfResults({ target }: KeyboardEvent): boolean {
  const search = target instanceof Element ? target.closest('[role=search]') : null
  return Boolean(search?.querySelector('.search-panel'))
}
