import { type ComponentType, useEffect, useState } from 'react'
import { offerToastHost, toasterIsReady } from './notify.ts'
import type { ToasterProps } from './toaster.tsx'

/** Stands in the shell and stays empty until the first message. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()
  useEffect(() => offerToastHost((toaster) => setToaster(() => toaster)), [])
  return Toaster && <Toaster onReady={toasterIsReady} />
}
