import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useLingui } from '@lingui/react/macro'
import type { DrawerProps } from './drawer.tsx'
import { Icon } from './icon.tsx'
import { OverlayLocale } from './overlay-locale.tsx'

/** The drawer itself. Import `drawer.tsx` instead, which fetches this one on the first opening. */
export function DrawerPanel({
  isOpen,
  onClose,
  title,
  side = 'end',
  children,
  footer,
}: DrawerProps) {
  const { t } = useLingui()
  return (
    <OverlayLocale>
      <Dialog.Root
        lazyMount
        onOpenChange={({ open }) => {
          if (!open) onClose()
        }}
        open={isOpen}
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop className="scrim" />
          <Dialog.Positioner className="drawer-positioner">
            <Dialog.Content className={side === 'start' ? 'drawer drawer-start' : 'drawer'}>
              <header className="float-head">
                <Dialog.Title>{title}</Dialog.Title>
                <Dialog.CloseTrigger aria-label={t`Close`} className="icon-btn">
                  <Icon name="x" />
                </Dialog.CloseTrigger>
              </header>
              <div className="float-body">{children}</div>
              {footer && <footer className="float-foot">{footer}</footer>}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayLocale>
  )
}
