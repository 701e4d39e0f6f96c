import { appConfig } from '#config'
import { browserStorage, tabStorage } from './browser/storage.ts'

/** What a browser may keep after a sign-out: how the site looks. */
const harmless = new Set<string>([appConfig.languageCookie, 'theme'])

/** Forgets what the browser has kept of the person who signs out: carts, forms, kept headers (reliability C1.21). */
export function clearPrivateStorage(): void {
  for (const key of browserStorage.keys()) if (!harmless.has(key)) browserStorage.forget(key)
  for (const key of tabStorage.keys()) tabStorage.forget(key)
}
