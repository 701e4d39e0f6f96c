import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { IconName } from './icon-names.ts'

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

const load = async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel })
const Panel = lazy(load)

/** A control that opens a list of actions. Its code is fetched on intent; the plain control holds its place until then. */
export function Menu(props: MenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  const { label, children, className = 'icon-btn', hasTip } = props
  const control = (
    <button
      aria-haspopup="menu"
      aria-label={label}
      className={className}
      data-tip={hasTip}
      onClick={() => setIsWanted(true)}
      onFocus={() => void load()}
      onPointerEnter={() => void load()}
      type="button"
    >
      {children}
    </button>
  )
  if (!isWanted) return control
  return (
    <Suspense fallback={control}>
      <Panel {...props} />
    </Suspense>
  )
}
