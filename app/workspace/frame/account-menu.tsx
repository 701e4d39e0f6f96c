import { useLingui } from '@lingui/react/macro'
import type { MenuAction } from '#app/ui/menu-panel.tsx'
import { Menu } from '#app/ui/menu.tsx'

interface AccountMenuProps {
  name: string
  actions: readonly MenuAction[]
}

/** Who works here, by their initials, and the way to their own things. */
export function AccountMenu({ name, actions }: AccountMenuProps) {
  const { t } = useLingui()
  return (
    <Menu actions={actions} className="ws-initials" label={t`Account menu of ${name}`}>
      {/* Drawn, not written: the control is called after the person. */}
      <bdi aria-hidden="true" data-initials={initialsOf(name)} />
    </Menu>
  )
}

/** `Kari Anne Prøve` is KP. */
function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/u)
    .map((word) => [...word][0] ?? '')
  const [first = '', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : '']
  return (first + last).toLocaleUpperCase()
}
