import { useLingui } from '@lingui/react/macro'

interface CoverageBarProps {
  done: number
  total: number
}

/** How much has words, as a bar and in percent: never rounded up to a whole that is not there. */
export function CoverageBar({ done, total }: CoverageBarProps) {
  const { t, i18n } = useLingui()
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total)
  const [words, all] = [i18n.number(done), i18n.number(total)]
  return (
    <span className="ws-cover">
      <progress
        aria-label={t`${words} of ${all}`}
        data-whole={done === total || undefined}
        max={100}
        value={percent}
      />
      <span aria-hidden="true" className="num">
        {i18n.number(percent / 100, { style: 'percent' })}
      </span>
    </span>
  )
}
