import { useLocation } from '@tanstack/react-router'
import { createContext, type ReactNode, use } from 'react'

const CurrentAddressContext = createContext('')

/** Tells the links below which address is shown: asked of the router once, not by every link. */
export function CurrentAddress({ children }: { children: ReactNode }) {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  return <CurrentAddressContext value={address}>{children}</CurrentAddressContext>
}

/** `page` where a bare address is the one that is shown; `below` also where it lies above it. */
export function useIsCurrent(url: string, kind: 'page' | 'below'): boolean {
  const address = use(CurrentAddressContext)
  const wanted = url.split('#', 1)[0] ?? ''
  if (address === wanted) return true
  if (kind === 'page' || wanted === '/') return false
  return address.startsWith(`${wanted}/`) || address.startsWith(`${wanted}?`)
}
