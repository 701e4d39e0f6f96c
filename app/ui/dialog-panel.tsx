import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useLingui } from '@lingui/react/macro'
import type { DialogProps } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { OverlayLocale } from './overlay-locale.tsx'

/** The dialog itself. Import `dialog.tsx` instead, which fetches this one on the first opening. */
export function DialogPanel({
  isOpen,
  onClose,
  title,
  description,
  size = 'm',
  role = 'dialog',
  children,
  footer,
}: DialogProps) {
  const { t } = useLingui()
  return (
    <OverlayLocale>
      <Dialog.Root
        closeOnInteractOutside={role === 'dialog'}
        lazyMount
        onOpenChange={({ open }) => {
          if (!open) onClose()
        }}
        open={isOpen}
        role={role}
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop className="scrim" />
          <Dialog.Positioner className="float-positioner">
            <Dialog.Content className={size === 'l' ? 'dialog dialog-l' : 'dialog'}>
              <header className="float-head">
                <Dialog.Title>{title}</Dialog.Title>
                <Dialog.CloseTrigger aria-label={t`Close`} className="icon-btn">
                  <Icon name="x" />
                </Dialog.CloseTrigger>
              </header>
              <div className="float-body">
                {description && <Dialog.Description>{description}</Dialog.Description>}
                {children}
              </div>
              {footer && <footer className="float-foot">{footer}</footer>}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayLocale>
  )
}
