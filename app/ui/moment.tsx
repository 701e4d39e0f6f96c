import { appConfig } from '#config'
import { currentLanguageCode } from '#app/platform/page-context.ts'

/** A moment in the page's language and the factory's time. `at` is epoch ms. */
export function Moment({ at }: { at: number }) {
  const moment = new Date(at)
  const text = new Intl.DateTimeFormat(currentLanguageCode(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: appConfig.timeZone,
  }).format(moment)
  return (
    // The server and the browser may know a language's dates in different versions.
    <time dateTime={moment.toISOString()} suppressHydrationWarning>
      {text}
    </time>
  )
}
