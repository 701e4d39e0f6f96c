import { Trans, useLingui } from '@lingui/react/macro'
import type { SalesDay } from '#domain/admin.schema.ts'
import { Price } from '#app/ui/price.tsx'
import { dayName } from './day-name.ts'

interface SalesTableProps {
  days: readonly SalesDay[]
  /** As many days before them, each beside the one that it is compared with. */
  before: readonly SalesDay[]
}

/** The days of the chart in figures, the newest first. */
export function SalesTable({ days, before }: SalesTableProps) {
  const { t, i18n } = useLingui()
  return (
    <div
      aria-label={t`Sales by day`}
      className="max-h-96 overflow-auto"
      role="region"
      // A part that scrolls is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full text-[length:var(--text-s)] [&_td]:py-1.5 [&_td]:pe-3 [&_th]:py-1.5 [&_th]:pe-3 [&_th]:text-start">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            <th scope="col">
              <Trans>Orders</Trans>
            </th>
            <th scope="col">
              <Trans>Sales</Trans>
            </th>
            <th scope="col">
              <Trans>30 days before</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, at) => ({ ...day, beforeOre: before[at]?.ore ?? 0 }))
            .toReversed()
            .map(({ date, orders, ore, beforeOre }) => (
              <tr className="border-t border-[var(--border)]" key={date}>
                <th className="font-normal" scope="row">
                  {dayName(date, 'long')}
                </th>
                <td className="num">{i18n.number(orders)}</td>
                <td>
                  <Price ore={ore} />
                </td>
                <td className="text-[var(--muted-foreground)]">
                  <Price ore={beforeOre} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
