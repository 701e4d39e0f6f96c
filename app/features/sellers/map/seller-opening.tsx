import { Trans } from '@lingui/react/macro'
import type { SellerOpening as Opening } from '#domain/seller-places.schema.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Clock } from '#app/features/restaurants/clock.tsx'
import { figureLocale } from '#domain/languages.ts'

interface SellerOpeningProps {
  opening: Opening
  now: number
}

/** With less than this left, in ms, it is said that it closes and no longer that it is open. */
const soonMs = 60 * 60_000

/** Whether a seller is open, until when or from when: a dot and words. */
export function SellerOpening({ opening, now }: SellerOpeningProps) {
  const { isOpen, at } = opening
  const closesSoon = isOpen && at !== undefined && at - now < soonMs
  const dot = closesSoon ? 'bg-warning' : isOpen ? 'bg-primary' : 'border-2 border-control-border'
  return (
    <span
      className={`text-sm font-semibold ${isOpen && !closesSoon ? 'text-primary' : closesSoon ? '' : 'text-muted-foreground'}`}
    >
      <span aria-hidden className={`me-2 inline-block size-2.5 rounded-full ${dot}`} />
      <OpeningWords closesSoon={closesSoon} now={now} opening={opening} />
    </span>
  )
}

function OpeningWords({
  opening: { isOpen, at, closedUntil },
  now,
  closesSoon,
}: SellerOpeningProps & { closesSoon: boolean }) {
  if (closedUntil !== undefined) {
    const day = dayText(closedUntil)
    return <Trans>Closed until {day}</Trans>
  }
  if (at === undefined) return isOpen ? <Trans>Open now</Trans> : <Trans>Closed now</Trans>
  const time = <Clock at={at} now={now} />
  if (!isOpen) return <Trans>Opens {time}</Trans>
  return closesSoon ? <Trans>Closes {time}</Trans> : <Trans>Open until {time}</Trans>
}

/** A day, `YYYY-MM-DD`, as it is said in the page's language. */
export function dayText(date: string): string {
  return new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T12:00:00Z`))
}
