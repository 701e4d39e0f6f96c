import type { ReactNode } from 'react'
import { Overlay, OverlayHead, type OverlayProps } from './overlay.tsx'

export interface DrawerProps extends Pick<
  OverlayProps,
  'isOpen' | 'onClose' | 'onGone' | 'leavesEscape'
> {
  title: ReactNode
  /** More classes: one that is wider. */
  className?: string
  /** `end` for the cart and details, `start` for the menu. */
  side?: 'start' | 'end'
  children: ReactNode
  /** Stays in view under the scrolling part. */
  footer?: ReactNode
}

/** The drawer itself. Import `drawer.tsx` instead, which fetches this one on the first opening. */
export function DrawerPanel({
  title,
  className,
  side = 'end',
  children,
  footer,
  ...overlay
}: DrawerProps) {
  const look = side === 'start' ? 'drawer drawer-start' : 'drawer'
  return (
    <Overlay
      {...overlay}
      className={className ? `${look} ${className}` : look}
      place="drawer-positioner"
    >
      <OverlayHead title={title} />
      <div className="float-body">{children}</div>
      {footer && <footer className="float-foot">{footer}</footer>}
    </Overlay>
  )
}
