import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { appConfig } from '#config'
import { toasterIsReady } from './notify.ts'

/** Where messages appear: fetched with the first of them. Hover and focus hold the clock; sonner reads out politely. */
export function Toaster() {
  const { t } = useLingui()
  useEffect(toasterIsReady, [])
  const isRightToLeft = document.documentElement.dir === 'rtl'
  return (
    <Sonner
      containerAriaLabel={t`Messages`}
      dir={isRightToLeft ? 'rtl' : 'ltr'}
      position={isRightToLeft ? 'bottom-left' : 'bottom-right'}
      // sonner reads its width from this property.
      style={{ '--width': `${appConfig.toasts.widthPx}px` } as CSSProperties}
      toastOptions={{ closeButtonAriaLabel: t`Close` }}
      visibleToasts={appConfig.toasts.visible}
    />
  )
}
