import { useLingui } from '@lingui/react/macro'
import { useEditModeOffer } from '#app/platform/edit-mode.ts'
import { useSession } from '#app/platform/use-session.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { SessionEnded } from './session-ended.tsx'
import { useUserActions } from './use-user-actions.ts'

/** The header's way to one's own things. A visitor's link is in every page; the menu comes with the person. */
export function UserMenu() {
  const { t } = useLingui()
  const { user, hasEnded } = useSession()
  const actions = useUserActions()
  const editMode = useEditModeOffer()
  return (
    <div className="user-menu">
      {editMode && <editMode.Switch />}
      {user ? (
        <Menu actions={actions} className="header-tool" label={t`Account menu of ${user.name}`}>
          <Icon name="user" />
          <bdi className="user-name">{givenName(user.name)}</bdi>
        </Menu>
      ) : (
        <ContentLink className="header-tool" url="/auth">
          <Icon name="user" />
          <span>{t`Sign In`}</span>
        </ContentLink>
      )}
      {hasEnded && <SessionEnded />}
    </div>
  )
}

/** The header has room for one word; the whole name is what the control is called. */
function givenName(name: string): string {
  return name.split(' ', 1)[0] ?? name
}
