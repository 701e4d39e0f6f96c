import { Dialog } from '@ark-ui/react/dialog'
import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'
import { Overlay, OverlayHead } from './overlay.tsx'

export interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** One sentence under the title that is read out with it. */
  description?: ReactNode
  size?: 'm' | 'l'
  /** `alertdialog` for what cannot be undone: a click outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  children?: Elements
  /** Something is under way whose outcome is shown here: until then it cannot be closed. */
  isBusy?: boolean
  /** The buttons. */
  footer?: ReactNode
}

/** The dialog itself. Import `dialog.tsx` instead, which fetches this one on the first opening. */
export function DialogPanel({
  title,
  description,
  size = 'm',
  isBusy,
  children,
  footer,
  ...overlay
}: DialogProps) {
  return (
    <Overlay
      {...overlay}
      className={size === 'l' ? 'dialog dialog-l' : 'dialog'}
      place="float-positioner"
    >
      <OverlayHead isBusy={isBusy} title={title} />
      <div className="float-body">
        {description && <Dialog.Description>{description}</Dialog.Description>}
        {children}
      </div>
      {footer && <footer className="float-foot">{footer}</footer>}
    </Overlay>
  )
}
