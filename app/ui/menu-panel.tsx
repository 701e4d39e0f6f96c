import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import { OverlayLocale } from './overlay-locale.tsx'

export interface MenuAction {
  id: string
  label: string
  icon?: IconName
  tone?: 'destructive'
  isDisabled?: boolean
  onSelect: () => void
}

export interface MenuProps {
  /** The control's name where its content is an icon alone. */
  label?: string
  /** What the control shows. */
  children: ReactNode
  actions: readonly MenuAction[]
  className?: string
  /** True where its name is shown to a pointer that rests on it. */
  hasTip?: boolean
}

/** The menu itself, opened. Import `menu.tsx` instead, which fetches this one on intent. */
export function MenuPanel(props: MenuProps) {
  const { label, children, actions, className = 'icon-btn', hasTip } = props
  return (
    <OverlayLocale>
      <Menu.Root
        defaultOpen
        lazyMount
        // Most controls stand in bars that stay while the page scrolls: so do their menus, and nobody's choice slips from under the pointer.
        positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
        unmountOnExit
      >
        <Menu.Trigger aria-label={label} className={className} data-tip={hasTip}>
          {children}
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content className="menu">
              {actions.map(({ id, label: words, icon, tone, isDisabled = false, onSelect }) => (
                <Menu.Item
                  className="menu-item"
                  data-tone={tone}
                  disabled={isDisabled}
                  key={id}
                  // By the click itself, which Enter makes too: the menu's own choice is lost when the highlight leaves the item
                  // under a pointer that is down.
                  onClick={() => !isDisabled && onSelect()}
                  value={id}
                >
                  {icon && <Icon name={icon} size="s" />}
                  <span>{words}</span>
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </OverlayLocale>
  )
}
