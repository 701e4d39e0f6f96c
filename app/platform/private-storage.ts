import { appConfig } from '#config'

/** What a browser may keep of whoever used it: how the site looks to them. */
const harmless = new Set<string>([appConfig.languageCookie, 'theme'])

/** Forgets what the browser has kept of the person who signs out: carts, forms, kept headers (reliability C1.21). */
export function clearPrivateStorage(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (!harmless.has(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
