import { Trans } from '@lingui/react/macro'
import { useSession } from '#app/platform/use-session.ts'
import { ContentLink } from '#app/ui/content-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useUserActions } from './use-user-actions.ts'

/** The user menu of narrow windows: the same choices, open in the phone's menu. */
export function PhoneUser({ onDone }: { onDone: () => void }) {
  const { user } = useSession()
  const actions = useUserActions()
  if (!user)
    return (
      <ContentLink className="menu-item" onClick={onDone} url="/auth">
        <Icon name="user" size="s" />
        <Trans>Sign In</Trans>
      </ContentLink>
    )
  return (
    <>
      <p className="phone-user-name">
        <bdi>{user.name}</bdi>
      </p>
      {actions.map(({ id, label, icon, onSelect }) => (
        <button
          className="menu-item"
          key={id}
          onClick={() => {
            onDone()
            onSelect()
          }}
          type="button"
        >
          {icon && <Icon name={icon} size="s" />}
          <span>{label}</span>
        </button>
      ))}
    </>
  )
}
