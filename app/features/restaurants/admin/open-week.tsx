import { Trans, useLingui } from '@lingui/react/macro'
import { clockText } from '#app/features/restaurants/clock-text.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { openDays, type OpeningHours } from '#domain/opening-hours.ts'
import { dateText } from './exception-rows.tsx'

const dayMs = 24 * 60 * 60_000

/** What the next seven days look like by these hours: computed as guests' pages compute it. */
export function OpenWeek({ hours, now }: { hours: OpeningHours; now: number }) {
  const { t } = useLingui()
  const locale = currentLanguageCode()
  return (
    <section>
      <h3>
        <Trans>The next seven days</Trans>
      </h3>
      {/* The server and the browser may know a language's dates in different versions. */}
      <dl className="ws-facts" suppressHydrationWarning>
        {openDays(hours, now, 7).map(({ date, times }) => (
          <Day
            key={date}
            name={dateText(date)}
            text={
              times
                .map(({ from, to }) =>
                  to - from >= dayMs
                    ? t`Open all day`
                    : `${clockText(locale, from, from)}–${clockText(locale, to, from)}`,
                )
                .join(', ') || t`Closed`
            }
          />
        ))}
      </dl>
    </section>
  )
}

function Day({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt suppressHydrationWarning>{name}</dt>
      <dd className="num" suppressHydrationWarning>
        {text}
      </dd>
    </>
  )
}
