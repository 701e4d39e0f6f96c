import { type ComponentType, useEffect, useState } from 'react'
import { offerToastHost } from './notify.ts'

/** Stands in the shell and stays empty until the first message. */
export function ToastHost() {
  const [Toaster, setToaster] = useState<ComponentType>()
  useEffect(() => offerToastHost((toaster) => setToaster(() => toaster)), [])
  return Toaster && <Toaster />
}
