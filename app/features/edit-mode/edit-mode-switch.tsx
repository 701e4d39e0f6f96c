import { useLingui } from '@lingui/react/macro'
import { Icon } from '#app/ui/icon.tsx'
import { useMode } from './edit-mode.store.ts'
import { useToggle } from './use-toggle.ts'

/** The switch in the header. */
export function EditModeSwitch() {
  const { t } = useLingui()
  const { isOn } = useMode()
  const toggle = useToggle()
  return (
    <button
      aria-checked={isOn}
      aria-label={t`Edit Mode`}
      className="edit-switch"
      data-tip
      onClick={toggle}
      role="switch"
      type="button"
    >
      <Icon name="pencil" size="s" />
    </button>
  )
}
