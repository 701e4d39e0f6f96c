import type { WarmPage } from './warm-page.ts'

/** What stays with a page, or with all pages of its context, until they are closed. */
const lasting = [
  'exposeBinding',
  'exposeFunction',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
]
const lastingOfPage = [...lasting, 'addLocatorHandler']
// Offline: what waits for a connection would be sent the moment that there is one again.
const lastingOfContext = [
  ...lasting,
  'newCDPSession',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
]
const lastingOfClock = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
]

/** From here on it is known of a page what tests do to it: which scripts they add, and whether something cannot be taken back. */
export function noteChanges(warm: WarmPage): void {
  const { page, context } = warm
  const spoil = () => {
    warm.isSpoiled = true
  }
  for (const name of lastingOfPage) after(page, name, spoil)
  for (const name of lastingOfContext) after(context, name, spoil)
  for (const name of lastingOfClock) after(context.clock, name, spoil)
  const keep = (script: unknown) => {
    warm.scripts.push(script as Script)
  }
  for (const each of [page, context]) after(each, 'addInitScript', keep)
}

type Script = WarmPage['scripts'][number]
type Method = (...given: unknown[]) => Promise<unknown>

/** Tells what each call of a method comes to. */
function after(object: object, name: string, tell: (answer: unknown) => void): void {
  const method = (Reflect.get(object, name) as Method).bind(object)
  Reflect.set(object, name, async (...given: unknown[]) => {
    const answer = await method(...given)
    tell(answer)
    return answer
  })
}
