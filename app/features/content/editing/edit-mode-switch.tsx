import { Trans } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import { useMode } from './edit-mode.store.ts'
import { useToggle } from './use-toggle.ts'

/** The switch in the header. */
export function EditModeSwitch() {
  const { isOn } = useMode()
  const toggle = useToggle()
  return (
    <button
      aria-checked={isOn}
      className="edit-switch"
      onClick={toggle}
      role="switch"
      type="button"
    >
      <Icon name="pencil" size="s" />
      <span>
        <Trans>Edit Mode</Trans>
      </span>
    </button>
  )
}
