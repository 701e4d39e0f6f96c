import { lazy, Suspense, useEffect, useState } from 'react'
import { offerToastHost } from './notify.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Stands in the shell and stays empty until the first message. */
export function ToastHost() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => offerToastHost(() => setIsWanted(true)), [])
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
