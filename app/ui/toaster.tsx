import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { appConfig } from '#config'

export interface ToasterProps {
  /** Called once messages are seen. */
  onReady: () => void
}

/** Where messages appear: fetched with the first of them. Sonner reads out politely, and holds the clock while a pointer is over them. */
export function Toaster({ onReady }: ToasterProps) {
  const { t } = useLingui()
  useEffect(onReady, [onReady])
  const isRightToLeft = document.documentElement.dir === 'rtl'
  return (
    <div
      onBlur={({ target }) => tell(target, 'mouseout')}
      onFocus={({ target }) => tell(target, 'mousemove')}
    >
      <Sonner
        containerAriaLabel={t`Messages`}
        dir={isRightToLeft ? 'rtl' : 'ltr'}
        position={isRightToLeft ? 'bottom-left' : 'bottom-right'}
        // sonner reads its width from this property.
        style={{ '--width': `${appConfig.toasts.widthPx}px` } as CSSProperties}
        toastOptions={{ closeButtonAriaLabel: t`Close` }}
        visibleToasts={appConfig.toasts.visible}
      />
    </div>
  )
}

/** Focus holds the clock as a pointer does: sonner hears of pointers alone. */
function tell(target: Element, event: 'mousemove' | 'mouseout'): void {
  const list = target.closest('[data-sonner-toaster]')
  list?.dispatchEvent(new MouseEvent(event, { bubbles: true, relatedTarget: document.body }))
}
