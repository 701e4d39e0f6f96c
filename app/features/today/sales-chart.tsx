import { useLingui } from '@lingui/react/macro'
import { Group } from '@visx/group'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar, LinePath } from '@visx/shape'
import type { SalesDay } from '#domain/admin.schema.ts'
import { figureLocale } from '#domain/languages.ts'
import { currentDirection, currentLanguageCode } from '#app/platform/page-context.ts'
import { dayName } from './day-name.ts'

interface SalesChartProps {
  days: readonly SalesDay[]
  before: readonly SalesDay[]
}

const [width, height] = [412, 200]
const edge = { top: 14, bottom: 28, axis: 44, far: 6 }
const innerHeight = height - edge.top - edge.bottom
const innerWidth = width - edge.axis - edge.far
const barRadius = 2

/** Each day a bar, and the days before them as a line; the newest stands where a line of text ends. For eyes: the table says it in words. */
export function SalesChart({ days, before }: SalesChartProps) {
  const { t } = useLingui()
  const isRtl = currentDirection() === 'rtl'
  const dates = days.map(({ date }) => date)
  const most = Math.max(...[...days, ...before].map(({ ore }) => ore), 100_00)
  const x = scaleBand({
    domain: dates,
    range: isRtl ? [innerWidth, 0] : [0, innerWidth],
    padding: 0.3,
  })
  const y = scaleLinear({ domain: [0, most], range: [innerHeight, 0], nice: 4 })
  const points = days.map(({ date }, at) => ({ date, ore: before[at]?.ore ?? 0 }))
  const middleOf = (date: string) => (x(date) ?? 0) + x.bandwidth() / 2
  const today = dates.at(-1)
  return (
    <figure>
      <svg
        aria-label={t`Sales by day, with the days before as a line. The table has the figures.`}
        className="block h-auto w-full overflow-visible [&_text]:fill-[var(--muted-foreground)] [&_text]:text-[11px] max-sm:[&_text]:text-[15px]"
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      >
        <Group left={isRtl ? edge.far : edge.axis} top={edge.top}>
          {y.ticks(4).map((ore) => (
            <Group key={ore} top={y(ore)}>
              <line stroke="var(--border)" x1={0} x2={innerWidth} />
              <text dy="0.32em" textAnchor="end" x={isRtl ? innerWidth + 6 : -6}>
                {thousands(ore)}
              </text>
            </Group>
          ))}
          {days.map(({ date, ore }) => (
            <Bar
              className={date === today ? 'fill-[var(--primary)]' : 'fill-[var(--chart-bar)]'}
              height={innerHeight - y(ore)}
              key={date}
              rx={barRadius}
              width={x.bandwidth()}
              x={x(date)}
              y={y(ore)}
            />
          ))}
          <LinePath
            className="stroke-[var(--chart-line)]"
            data={points}
            fill="none"
            strokeLinejoin="round"
            strokeWidth={2}
            x={({ date }) => middleOf(date)}
            y={({ ore }) => y(ore)}
          />
          {dates
            .filter((_, at) => (dates.length - 1 - at) % 7 === 0)
            .map((date) => (
              <text key={date} textAnchor="middle" x={middleOf(date)} y={innerHeight + 20}>
                {dayName(date, 'short')}
              </text>
            ))}
        </Group>
      </svg>
      <Legend />
    </figure>
  )
}

function Legend() {
  const { t } = useLingui()
  return (
    <figcaption className="flex flex-wrap gap-x-4 text-[length:var(--text-xs)] text-[var(--muted-foreground)]">
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3 rounded-[3px] bg-[var(--chart-bar)]" />
        <span>{t`These days, in kr`}</span>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="h-0.5 w-4 bg-[var(--chart-line)]" />
        <span>{t`The days before`}</span>
      </span>
    </figcaption>
  )
}

function thousands(ore: number): string {
  const format = { notation: 'compact', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(figureLocale(currentLanguageCode()), format).format(ore / 100)
}
