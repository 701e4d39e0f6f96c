import { currentLanguageCode } from '#app/platform/page-context.ts'
import { momentText } from './moment-text.ts'

/** A moment in the page's language and the factory's time. `at` is epoch ms. */
export function Moment({ at }: { at: number }) {
  return (
    // The server and the browser may know a language's dates in different versions.
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {momentText(currentLanguageCode(), at)}
    </time>
  )
}
