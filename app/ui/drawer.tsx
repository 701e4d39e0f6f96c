import type { DrawerProps } from './drawer-panel.tsx'
import { fetchedPart } from './fetched-part.tsx'
import { useWasOpened } from './lazy-overlay.ts'

const Panel = fetchedPart(async () => (await import('./drawer-panel.tsx')).DrawerPanel)

/** Fetches the drawer's code before it is needed: call it when a pointer or focus reaches the control that opens it. */
export const preloadDrawer = Panel.preload

/** A panel from the side over a scrim. Its code is fetched on the first opening. Focus goes in, stays, and returns. */
export function Drawer(props: DrawerProps) {
  return useWasOpened(props.isOpen) && <Panel {...props} />
}
