import { currentLanguageCode } from '#app/platform/page-context.ts'
import { clockText } from './clock-text.ts'

/** A time of a restaurant in the page's language, as seen from `now`; both epoch ms. */
export function Clock({ at, now }: { at: number; now: number }) {
  return (
    // The server and the browser may know a language's dates in different versions.
    <time className="num" dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {clockText(currentLanguageCode(), at, now)}
    </time>
  )
}
