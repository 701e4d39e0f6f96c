import { currentLanguageCode } from '#app/platform/page-context.ts'

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const

/** How long ago, in the page's language: "3 hours ago". `now` is the moment that the page was read at, so that both sides say the same. */
export function Since({ at, now }: { at: number; now: number }) {
  return (
    // The server and the browser may know a language's dates in different versions.
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {sinceText(at, now)}
    </time>
  )
}

function sinceText(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(currentLanguageCode(), { numeric: 'auto' })
  const ago = Math.max(0, now - at)
  const [unit, length] = units.find(([, ms]) => ago >= ms) ?? ['minute', 60_000]
  return format.format(-Math.floor(ago / length), unit)
}
