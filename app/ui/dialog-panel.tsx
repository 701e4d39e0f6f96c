import { Dialog } from '@ark-ui/react/dialog'
import type { DialogProps } from './dialog.tsx'
import { Overlay, OverlayHead } from './overlay.tsx'

/** The dialog itself. Import `dialog.tsx` instead, which fetches this one on the first opening. */
export function DialogPanel({
  title,
  description,
  size = 'm',
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
      <OverlayHead title={title} />
      <div className="float-body">
        {description && <Dialog.Description>{description}</Dialog.Description>}
        {children}
      </div>
      {footer && <footer className="float-foot">{footer}</footer>}
    </Overlay>
  )
}
