import type { ReactNode } from 'react'
import { Overlay, OverlayHead, type OverlayProps } from './overlay.tsx'

export interface DrawerProps extends Pick<
  OverlayProps,
  'isOpen' | 'onClose' | 'onGone' | 'leavesEscape'
> {
  title: ReactNode
  /** `end` for the cart and details, `start` for the menu. */
  side?: 'start' | 'end'
  children: ReactNode
  /** Stays in view under the scrolling part. */
  footer?: ReactNode
}

/** The drawer itself. Import `drawer.tsx` instead, which fetches this one on the first opening. */
export function DrawerPanel({ title, side = 'end', children, footer, ...overlay }: DrawerProps) {
  return (
    <Overlay
      {...overlay}
      className={side === 'start' ? 'drawer drawer-start' : 'drawer'}
      place="drawer-positioner"
    >
      <OverlayHead title={title} />
      <div className="float-body">{children}</div>
      {footer && <footer className="float-foot">{footer}</footer>}
    </Overlay>
  )
}
