import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type SalesDay, salesDays, type Today } from '#domain/admin.schema.ts'
import { figureLocale } from '#domain/languages.ts'
import { currentLanguageCode } from '#app/platform/page-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesTable } from './sales-table.tsx'

/** What was sold in the last days beside the same number before: a sum, a chart, and the table that it is drawn from. */
export function SalesPanel({ sales: { days, before } }: { sales: NonNullable<Today['sales']> }) {
  const { i18n } = useLingui()
  const [isTable, setIsTable] = useState(false)
  const [now, then] = [sumOf(days), sumOf(before)]
  const { orders } = now
  const count = i18n.number(salesDays)
  return (
    <section className="ws-panel" data-panel="sales">
      <h2>
        <Trans>Sales</Trans>
        <small className="ms-auto text-[length:var(--text-xs)] font-medium text-[var(--muted-foreground)]">
          <Trans>{count} days, with VAT and freight</Trans>
        </small>
      </h2>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <strong className="num font-[family-name:var(--font-display)] text-[2.1rem] leading-tight font-medium">
          <Price ore={now.ore} />
        </strong>
        <span className="text-[var(--muted-foreground)]">
          <Plural one="# order" other="# orders" value={orders} />
        </span>
        <span className="text-[var(--muted-foreground)]">
          {then.ore === 0 ? (
            <Trans>nothing in the {count} days before</Trans>
          ) : (
            <>
              <b className="num text-[var(--foreground)]">
                <bdi>{changeText(now.ore / then.ore - 1)}</bdi>
              </b>{' '}
              <Trans>on the {count} days before</Trans>
            </>
          )}
        </span>
      </div>
      {isTable ? (
        <SalesTable before={before} days={days} />
      ) : (
        <SalesChart before={before} days={days} />
      )}
      <Button
        aria-pressed={isTable}
        onClick={() => setIsTable((was) => !was)}
        size="s"
        variant="outline"
      >
        {isTable ? <Trans>Show as a chart</Trans> : <Trans>Show as a table</Trans>}
      </Button>
    </section>
  )
}

function sumOf(days: readonly SalesDay[]) {
  return {
    ore: days.reduce((sum, { ore }) => sum + ore, 0),
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
  }
}

function changeText(share: number): string {
  const format = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(figureLocale(currentLanguageCode()), format).format(share)
}
