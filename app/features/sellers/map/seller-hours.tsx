import { Trans } from '@lingui/react/macro'
import { figureLocale } from '#domain/languages.ts'
import type { DayPeriod } from '#domain/opening-hours.ts'
import type { SellerPage } from '#domain/seller-places.schema.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { minuteText } from '#app/features/restaurants/clock-text.ts'
import { dayText } from './seller-opening.tsx'

type SellerHoursProps = Pick<SellerPage, 'weekly' | 'exceptions'>

/** A week begins on Monday here. */
const days = [1, 2, 3, 4, 5, 6, 0]

/** The hours of a usual week, and the days that differ. */
export function SellerHours({ weekly, exceptions }: SellerHoursProps) {
  if (weekly.length === 0 && exceptions.length === 0) return null
  return (
    <section aria-labelledby="hours" className="grid gap-3">
      <h2 className="text-lg" id="hours">
        <Trans>Opening hours</Trans>
      </h2>
      <table className="w-full text-sm">
        <tbody>
          {days.map((day) => (
            <HoursRow
              key={day}
              label={weekdayText(day)}
              periods={weekly.filter(({ weekday }) => weekday === day)}
            />
          ))}
          {exceptions.map(({ date, periods }) => (
            <HoursRow key={date} label={dayText(date)} periods={periods} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function HoursRow({ label, periods }: { label: string; periods: readonly DayPeriod[] }) {
  return (
    <tr className="border-b border-border">
      <th className="py-2 pe-4 text-start font-normal text-muted-foreground" scope="row">
        {label}
      </th>
      <td className="num py-2 text-end font-semibold">
        {periods.length === 0 ? (
          <Trans>Closed</Trans>
        ) : (
          <bdi dir="ltr">
            {periods
              .map(
                ({ opensMinute, closesMinute }) =>
                  `${minuteText(opensMinute)}–${minuteText(closesMinute)}`,
              )
              .join(', ')}
          </bdi>
        )}
      </td>
    </tr>
  )
}

/** The name of a weekday; 0 is Sunday, as the fourth of January 1970 was. */
function weekdayText(weekday: number): string {
  return new Intl.DateTimeFormat(figureLocale(currentLanguageCode()), {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(1970, 0, 4 + weekday)))
}
