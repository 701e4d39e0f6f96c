import { useLingui } from '@lingui/react/macro'
import { Menu, type MenuAction } from '#app/ui/menu.tsx'

interface AccountMenuProps {
  name: string
  actions: readonly MenuAction[]
}

/** Who works here, by their initials, and the way to their own things. */
export function AccountMenu({ name, actions }: AccountMenuProps) {
  const { t } = useLingui()
  return (
    <Menu actions={actions} className="ws-initials" label={t`Account menu of ${name}`}>
      <bdi aria-hidden="true">{initialsOf(name)}</bdi>
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
