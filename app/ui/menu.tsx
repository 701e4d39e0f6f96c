import { type Ref, useState } from 'react'
import { fetchedPart } from './fetched-part.tsx'
import type { MenuProps } from './menu-panel.tsx'

interface OpenedProps extends MenuProps {
  /** It has not come: the next press asks once more. */
  onClose?: () => void
}

const Panel = fetchedPart<OpenedProps>(async () => (await import('./menu-panel.tsx')).MenuPanel, {
  waiting: ({ onClose: _, ...props }) => <Control {...props} />,
})

/** A control that opens a list of actions. Its code is fetched on intent; the plain control holds its place until then. */
export function Menu(props: MenuProps) {
  const [state, setState] = useState<'unused' | 'wanted' | 'missed'>('unused')
  if (state === 'wanted') return <Panel {...props} onClose={() => setState('missed')} />
  return (
    <Control
      {...props}
      onClick={() => setState('wanted')}
      // The control that was pressed is gone: the focus goes to this one.
      ref={state === 'missed' ? (control) => control?.focus() : undefined}
    />
  )
}

interface ControlProps extends MenuProps {
  onClick?: () => void
  ref?: Ref<HTMLButtonElement> | undefined
}

function Control(props: ControlProps) {
  const { label, children, className = 'icon-btn', hasTip, onClick, ref } = props
  return (
    <button
      aria-haspopup="menu"
      aria-label={label}
      className={className}
      data-tip={hasTip}
      onClick={onClick}
      onFocus={Panel.preload}
      onPointerEnter={Panel.preload}
      ref={ref}
      type="button"
    >
      {children}
    </button>
  )
}
