import { appConfig } from '#config'

/** The language that was chosen in this browser, or came with its person's sign-in; undefined where none was. */
export function chosenLanguage(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === appConfig.languageCookie)?.[1]
}
