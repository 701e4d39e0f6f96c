import { useEffect, useState } from 'react'
import { fetchedPart } from './fetched-part.tsx'
import { offerToastHost } from './notify.ts'

const Toaster = fetchedPart(async () => (await import('./toaster.tsx')).Toaster)

/** Stands in the shell and stays empty until the first message. */
export function ToastHost() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => offerToastHost(() => setIsWanted(true)), [])
  return isWanted && <Toaster />
}
