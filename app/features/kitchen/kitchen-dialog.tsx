import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Elements } from '#app/ui/elements.ts'
import { Icon } from '#app/ui/icon.tsx'

interface KitchenDialogProps {
  title: ReactNode
  onClose: () => void
  children: Elements
}

/** A dialog of the board: the browser's own, so that it wears the board's theme and size, with targets for wet fingers. */
export function KitchenDialog({ title, onClose, children }: KitchenDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog aria-labelledby={id} className="kdialog" onClose={onClose} ref={dialog}>
      <header>
        <h2 id={id}>{title}</h2>
        <button
          aria-label={t`Close`}
          className="kbtn"
          onClick={() => dialog.current?.close()}
          type="button"
        >
          <Icon name="x" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
