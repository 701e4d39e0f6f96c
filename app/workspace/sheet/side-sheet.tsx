import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { isCarrying } from './is-carrying.ts'
import { keepFocusIn } from './keep-focus-in.ts'
import { useIsWide } from './use-is-wide.ts'
import { useList } from '#app/workspace/list/use-list.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

export interface SideSheetProps {
  title: ReactNode
  /** What stands under the title: state, person, date. */
  meta?: ReactNode
  children: ReactNode
  /** Stays in view under the scrolling part: the buttons. */
  footer?: ReactNode
  /** For a record of many fields: wider where the window has room for it beside its list. */
  isWide?: boolean
}

/**
 * What is open of a list (`open` in the address), 452 px beside it: the list stays in view and usable. Where there is no room it
 * covers the page, and the keyboard stays in it. Escape, the cross and going back close it, and the keyboard is on its row again.
 */
export function SideSheet({ title, meta, children, footer, isWide: isEditor }: SideSheetProps) {
  const { t } = useLingui()
  const sheet = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isWide = useIsWide()
  const { close } = useList()

  useReturnedFocus()
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [])
  useEffect(() => (isWide || !sheet.current ? undefined : keepFocusIn(sheet.current)), [isWide])
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCarrying()) return
      if (document.querySelector('[role=alertdialog],[role=dialog]:not(.ws-sheet)')) return
      onEscape()
    }
    // Before the rows hear it and are no longer carried.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])

  return (
    // One element for both: another one would forget what is being typed when the window grows.
    <div
      aria-labelledby={titleId}
      className="ws-sheet"
      data-wide={isEditor || undefined}
      ref={sheet}
      {...(isWide ? { role: 'complementary' } : { role: 'dialog', 'aria-modal': true })}
    >
      <header className="ws-sheet-head">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <button aria-label={t`Close`} className="icon-btn" onClick={close} type="button">
          <Icon name="x" />
        </button>
        {meta && <div className="ws-sheet-meta">{meta}</div>}
      </header>
      <div className="ws-sheet-body">{children}</div>
      {footer && <footer className="ws-sheet-foot">{footer}</footer>}
    </div>
  )
}
