import { appConfig } from '#config'
import { forgetShells } from './shell-copy.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** Stores the visitor's language (ledger L02): the cookie that the server reads, its twin in the browser, and no header of the old one. */
export function rememberLanguage(code: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${appConfig.languageCookie}=${code}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
  forgetShells()
  try {
    localStorage.setItem(appConfig.languageCookie, code)
  } catch {
    // A browser that keeps nothing still has the cookie of this visit.
  }
}
