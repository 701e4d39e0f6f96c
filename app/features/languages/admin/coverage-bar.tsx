import { useLingui } from '@lingui/react/macro'
import { type Coverage, percentDone } from '#domain/coverage.ts'
import { partNames, partsOf } from './coverage-parts.ts'

/** How much is done, as a bar with its parts and in percent; assistive technology gets the parts in numbers. */
export function CoverageBar({ coverage }: { coverage: Coverage }) {
  const { t, i18n } = useLingui()
  const percent = percentDone(coverage)
  const parts = partsOf(coverage)
  const figures = parts.map(
    ({ part, count }) => `${i18n._(partNames[part])}: ${i18n.number(count)}`,
  )
  return (
    <span className="ws-cover">
      <span
        aria-label={t`Translated`}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        aria-valuetext={figures.join(', ')}
        className="ws-cover-bar"
        role="progressbar"
        title={figures.join('\n')}
      >
        <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 8">
          {parts.map(({ part, from, width }) => (
            <rect data-part={part} height={8} key={part} width={width} x={from} />
          ))}
        </svg>
      </span>
      <span aria-hidden="true" className="num">
        {i18n.number(percent / 100, { style: 'percent' })}
      </span>
    </span>
  )
}
