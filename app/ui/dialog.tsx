import type { DialogProps } from './dialog-panel.tsx'
import { fetchedPart } from './fetched-part.tsx'
import { useWasOpened } from './lazy-overlay.ts'

const Panel = fetchedPart(async () => (await import('./dialog-panel.tsx')).DialogPanel)

/** Fetches the dialog's code before it is needed. */
export const preloadDialog = Panel.preload

/** A dialog in the middle over a scrim. Its code is fetched on the first opening. Focus goes in, stays, and returns. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.isOpen) && <Panel {...props} />
}
