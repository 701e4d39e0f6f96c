import { useLingui } from '@lingui/react/macro'
import { ChosenIcon } from '#app/ui/icon.tsx'
import type { useCarriedRow } from './use-carried-row.ts'

interface RowGripProps {
  name: string
  grip: ReturnType<typeof useCarriedRow>['grip']
  /** The row stays where it is. */
  disabled?: boolean
}

/** The handle that a row is carried by. */
export function RowGrip({ name, grip, disabled = false }: RowGripProps) {
  const { t } = useLingui()
  return (
    <button
      {...grip}
      aria-label={t`Carry ${name}`}
      className="ws-grip"
      disabled={disabled}
      type="button"
    >
      <ChosenIcon name="grip-vertical" />
    </button>
  )
}
