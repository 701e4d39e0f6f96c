import { useLingui } from '@lingui/react/macro'
import type { QuoteClock } from '#domain/admin-quotes.schema.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { momentText } from '#app/ui/moment-text.ts'

/** How much of the working day is left to answer in, or how far past it one is. */
function useTimeLeft(): (clock: NonNullable<QuoteClock>) => string {
  const { t } = useLingui()
  return ({ dueAt, minutesLeft }) => {
    if (dueAt === null) return t`clock stopped`
    const whole = Math.abs(minutesLeft)
    const [hours, minutes] = [Math.floor(whole / 60), whole % 60]
    if (minutesLeft < 0) return hours > 0 ? t`${hours} h over` : t`${minutes} min over`
    if (hours === 0) return t`${minutes} min left`
    return minutes === 0 ? t`${hours} h left` : t`${hours} h ${minutes} min left`
  }
}

const tones = {
  stopped: 'text-[var(--muted-foreground)]',
  late: 'font-semibold text-[var(--destructive)]',
  running: 'font-semibold',
} as const

/** The clock of a quote in a row of the list. */
export function ClockText({ clock }: { clock: NonNullable<QuoteClock> }) {
  const timeLeft = useTimeLeft()
  return <span className={`num ${tones[paceOf(clock)]}`}>{timeLeft(clock)}</span>
}

const bands = {
  stopped: 'bg-[var(--muted)] [--part:var(--muted-foreground)]',
  late: 'bg-[color-mix(in_oklab,var(--destructive)_12%,var(--card))] [--part:var(--destructive)]',
  running: 'bg-[color-mix(in_oklab,var(--warning)_18%,var(--card))] [--part:var(--warning)]',
} as const

/** The same in a sheet: until when, how much is left, and a bar of what is spent. */
export function ClockBand({ clock }: { clock: NonNullable<QuoteClock> }) {
  const { t } = useLingui()
  const timeLeft = useTimeLeft()
  const { dueAt, minutesLeft, ofMinutes } = clock
  const spent = Math.min(100, Math.max(0, Math.round(100 - (minutesLeft * 100) / ofMinutes)))
  const until = dueAt === null ? '' : momentText(currentLanguageCode(), dueAt)
  return (
    <div className={`mt-3 grid gap-2 rounded-[var(--radius-m)] px-4 py-3 ${bands[paceOf(clock)]}`}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong suppressHydrationWarning>
          {dueAt === null ? t`The buyer owes an answer` : t`Answer by ${until}`}
        </strong>
        <span className="num">{timeLeft(clock)}</span>
      </p>
      <svg
        aria-label={t`${spent} percent of the time to answer is spent`}
        className="block h-1 w-full rounded-full bg-[var(--border)] rtl:-scale-x-100"
        preserveAspectRatio="none"
        role="img"
        viewBox="0 0 100 1"
      >
        <rect className="fill-[var(--part)]" height="1" width={spent} />
      </svg>
    </div>
  )
}

function paceOf({ dueAt, minutesLeft }: NonNullable<QuoteClock>): keyof typeof tones {
  if (dueAt === null) return 'stopped'
  return minutesLeft < 0 ? 'late' : 'running'
}
