import type { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, vi } from 'vitest'
import { appConfig } from '#config'
import type { CartView } from '#domain/cart.schema.ts'
import type { CartNotice, CartState } from '#app/features/cart/cart.store.ts'
import type { Wish } from '#app/features/cart/cart-changes.ts'
import { type CartShop, openShop } from './cart-shop.ts'

/** One tab of a browser, as far as its cart goes. */
export interface CartTab {
  change: (wish: Wish) => void
  state: () => CartState
  /** How many of each product it shows. */
  shown: () => Record<string, number>
  /** What its reader was told, in short: `retrying`, `saved set`, `failed add`. */
  told: string[]
  notices: CartNotice[]
  read: () => Promise<void>
  /** Somebody has signed in on it, with so many items of a guest. */
  signIn: (mergedItems: number) => Promise<boolean>
}

export interface CartBrowser {
  /** A shop with this in the visitor's cart, and a browser that knows of it. */
  shopWith: (goods: Record<string, number>) => CartShop
  openTab: () => Promise<CartTab>
  /** The page is left: what it still waits for it will not see. */
  leave: () => void
  /** As browsers tell a page that it is back as it was left. */
  goBack: () => Promise<void>
  connect: () => Promise<void>
  /** What waits in the tab to be saved. */
  waiting: () => { madeAt: number }[]
  keepWaiting: (changes: unknown[]) => void
  /** What one tab has told the others, in the order of time. */
  news: { cart?: CartView }[]
  /** While it holds, nobody's turn comes. */
  isLocked: boolean
}

/** Lets so much of the tabs' own time pass, in ms, and all that is answered meanwhile come. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

export const setting = (lineId: string, quantity: number): Wish => ({
  kind: 'set',
  lineId,
  quantity,
})

/** As a list adds it, which names no number. */
export const adding = (id: string, minQty?: number): Wish => ({
  kind: 'add',
  product: { id, title: id, slug: id, minQty },
  selectedAttributes: {},
  quantity: undefined,
})

/** A browser for each test of a file, whose time the test alone lets pass. */
export function useCartBrowser(): CartBrowser {
  let page = new EventTarget()
  let turn: Promise<unknown> = Promise.resolve()
  let stores = { local: storage(), session: storage() }
  const channels = new Set<Channel>()
  const browser: CartBrowser = {
    news: [],
    isLocked: false,
    openTab,
    shopWith(goods) {
      const shop = openShop(goods)
      vi.stubGlobal('fetch', shop.fetch)
      if (shop.view().session_id)
        stores.local.setItem(appConfig.guestLabelKey, shop.view().session_id ?? '')
      return shop
    },
    leave() {
      page.dispatchEvent(new Event('pagehide'))
      // To give all up puts the time back, too.
      const now = Date.now()
      vi.clearAllTimers()
      vi.setSystemTime(now)
      page = new EventTarget()
    },
    async goBack() {
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await pass(0)
    },
    async connect() {
      page.dispatchEvent(new Event('online'))
      await pass(0)
    },
    waiting: () => JSON.parse(stores.session.getItem('cart-changes') ?? '[]') as never,
    keepWaiting: (changes) => stores.session.setItem('cart-changes', JSON.stringify(changes)),
  }

  class Channel {
    hear: ((event: { data: unknown }) => void) | undefined
    constructor() {
      channels.add(this)
    }
    addEventListener(_: string, hear: (event: { data: unknown }) => void): void {
      this.hear = hear
    }
    postMessage(data: CartBrowser['news'][number]): void {
      browser.news.push(data)
      for (const channel of channels)
        if (channel !== this) queueMicrotask(() => channel.hear?.({ data }))
    }
  }

  const request = async <Value>(_: string, work: () => Promise<Value>): Promise<Value> => {
    if (browser.isLocked) return new Promise(() => {})
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }

  beforeEach(() => {
    page = new EventTarget()
    turn = Promise.resolve()
    stores = { local: storage(), session: storage() }
    channels.clear()
    Object.assign(browser, { news: [], isLocked: false })
    vi.useFakeTimers()
    const globals = {
      document: {},
      navigator: { locks: { request } },
      BroadcastChannel: Channel,
      localStorage: stores.local,
      sessionStorage: stores.session,
      addEventListener: (name: string, listener: () => void) =>
        page.addEventListener(name, listener),
      removeEventListener: (name: string, listener: () => void) =>
        page.removeEventListener(name, listener),
      dispatchEvent: (event: Event) => page.dispatchEvent(event),
    }
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  })

  afterEach(() => {
    vi.clearAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  return browser
}

/** With modules of its own, which hold what a tab knows. */
async function openTab(): Promise<CartTab> {
  vi.resetModules()
  const store = await import('#app/features/cart/cart.store.ts')
  const session = await import('#app/platform/session.ts')
  vi.spyOn(frameworkContext(), 'getStore').mockReturnValue({
    contextAfterGlobalMiddlewares: { language: { code: 'en' } },
  })
  const notices: CartNotice[] = []
  const told: string[] = []
  store.listenToCart((notice) => {
    notices.push(notice)
    told.push('change' in notice ? `${notice.kind} ${notice.change}` : notice.kind)
  })
  store.subscribeToCart(() => {})
  await pass(0)
  return {
    change: store.changeCart,
    state: store.cartState,
    shown: () =>
      Object.fromEntries(
        store.cartState().cart.items.map(({ productId, quantity }) => [productId, quantity]),
      ),
    told,
    notices,
    read: store.refreshCart,
    signIn: (mergedItems) => session.sessionOpened({ mergedItems }),
  }
}

/** Outside of a build the framework takes every page for one that a server makes, and asks here which one. */
function frameworkContext() {
  const name = Symbol.for('tanstack-start:start-storage-context')
  return Reflect.get(globalThis, name) as AsyncLocalStorage<unknown>
}

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
