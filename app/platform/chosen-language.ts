import { appConfig } from '#config'
import { readCookie } from './browser/cookies.ts'

/** The language that was chosen in this browser, or came with its person's sign-in; undefined where none was. */
export function chosenLanguage(): string | undefined {
  return readCookie(appConfig.languageCookie)
}
