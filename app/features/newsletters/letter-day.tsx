import { currentLanguageCode } from '#app/platform/page-context.ts'

/** The day that a newsletter went out, in the page's language and the factory's time. */
export function LetterDay({ at }: { at: number }) {
  const text = new Intl.DateTimeFormat(currentLanguageCode(), {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Oslo' },
  }).format(at)
  return (
    // The server and the browser may know a language's dates in different versions.
    <time className="letter-day" dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {text}
    </time>
  )
}
