import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { OverlayLocale } from './overlay-locale.tsx'

export interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  /** Hears that it has left: what opens before that over it is closed along with it. */
  onGone?: (() => void) | undefined
  /** An alert waits for an answer: it is not closed by a click beside it. */
  role?: 'dialog' | 'alertdialog'
  /** True where Escape belongs to something within that is open itself: the overlay stays. */
  leavesEscape?: (event: KeyboardEvent) => boolean
  /** The class of what places it in the window. */
  place: string
  className: string
  /** Its name, where no title is shown. */
  label?: string
  children: ReactNode
}

/** What lies over the page until it is closed, on a scrim: focus stays within it, and goes back to where it was. */
export function Overlay({
  isOpen,
  onClose,
  onGone,
  role = 'dialog',
  leavesEscape,
  place,
  className,
  label,
  children,
}: OverlayProps) {
  return (
    <OverlayLocale>
      <Dialog.Root
        closeOnInteractOutside={role === 'dialog'}
        lazyMount
        onEscapeKeyDown={(event) => {
          if (leavesEscape?.(event)) event.preventDefault()
        }}
        onExitComplete={onGone}
        // It keeps focus by itself: what goes elsewhere is the return of one that has just closed, and no click beside it.
        onFocusOutside={(event) => event.preventDefault()}
        onOpenChange={({ open }) => {
          if (!open) onClose()
        }}
        open={isOpen}
        role={role}
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop className="scrim" />
          <Dialog.Positioner className={place}>
            <Dialog.Content aria-label={label} className={className}>
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </OverlayLocale>
  )
}

/** The head of an overlay: its title, and the way out. */
export function OverlayHead({ title, isBusy }: { title: ReactNode; isBusy?: boolean | undefined }) {
  const { t } = useLingui()
  return (
    <header className="float-head">
      <Dialog.Title>{title}</Dialog.Title>
      <Dialog.CloseTrigger aria-disabled={isBusy} aria-label={t`Close`} className="icon-btn">
        <Icon name="x" />
      </Dialog.CloseTrigger>
    </header>
  )
}
