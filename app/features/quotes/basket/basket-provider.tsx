import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import { type BasketStore, browserBasket } from './basket-store.ts'

const BasketContext = createContext<BasketStore | undefined>(undefined)

/** Gives the page the basket of its browser. */
export function BasketProvider({ children }: { children: ReactNode }) {
  return <BasketContext value={browserBasket}>{children}</BasketContext>
}

/** Where the basket lies. Throws outside of its provider: a basket of nobody's would be lost unseen. */
export function useBasketStore(): BasketStore {
  const store = useContext(BasketContext)
  if (!store) throw new Error('the basket is used outside of its provider')
  return store
}

/** What is kept of the basket, followed as it changes here and in other tabs; null on the server, which has none. */
export function useBasketText(): string | null {
  const { subscribe, text } = useBasketStore()
  return useSyncExternalStore(subscribe, text, none)
}

const none = () => null
