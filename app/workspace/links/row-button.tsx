import type { MouseEvent, ReactNode } from 'react'
import type { IconName } from '#app/ui/icon-names.ts'
import { Icon } from '#app/ui/icon.tsx'

interface RowButtonProps {
  label: string
  icon: IconName
  onPress: () => void
  /** Where it leads nowhere it stays, so that the keyboard does not lose its place. */
  isOff?: boolean
  isOpen?: boolean
  children?: ReactNode
}

/** A small button of a row. The keyboard stays on it, also where its press moves the row. */
export function RowButton({ label, icon, onPress, isOff, isOpen }: RowButtonProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isOff) return
    onPress()
    requestAnimationFrame(() => {
      if (currentTarget.isConnected) currentTarget.focus()
    })
  }
  return (
    <button
      aria-disabled={isOff || undefined}
      aria-expanded={isOpen}
      aria-label={label}
      className="ws-row-button"
      data-tip
      onClick={press}
      type="button"
    >
      <Icon name={icon} size="s" />
    </button>
  )
}
