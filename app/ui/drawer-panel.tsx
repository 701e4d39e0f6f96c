import type { DrawerProps } from './drawer.tsx'
import { Overlay, OverlayHead } from './overlay.tsx'

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
