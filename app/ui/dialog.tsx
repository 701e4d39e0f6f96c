import type { ReactNode } from 'react'
import { fetchedPart } from './fetched-part.tsx'
import { useWasOpened } from './lazy-overlay.ts'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** One sentence under the title that is read out with it. */
  description?: ReactNode
  size?: 'm' | 'l'
  /** `alertdialog` for what cannot be undone: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
  /** The buttons. */
  footer?: ReactNode
}

const Panel = fetchedPart(async () => (await import('./dialog-panel.tsx')).DialogPanel)

/** Fetches the dialog's code before it is needed. */
export const preloadDialog = Panel.preload

/** A dialog in the middle over a scrim. Its code is fetched on the first opening. Focus goes in, stays, and returns. */
export function Dialog(props: DialogProps) {
  return useWasOpened(props.isOpen) && <Panel {...props} />
}
