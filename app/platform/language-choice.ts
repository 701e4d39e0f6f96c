import { appConfig } from '#config'
import { keepCookie } from './browser/cookies.ts'
import { browserStorage } from './browser/storage.ts'
import { forgetShells } from './shell-copy.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Stores the visitor's language: the cookie that the server reads, its twin in the browser, and no header of the old one.
 * False where the browser keeps no cookie: then only the address can say the language.
 */
export function rememberLanguage(code: string): boolean {
  forgetShells()
  browserStorage.keepText(appConfig.languageCookie, code)
  return keepCookie(appConfig.languageCookie, code, yearSeconds)
}
