import { useLingui } from '@lingui/react/macro'
import type { Coverage } from '#domain/coverage.ts'
import { partNames, partsOf } from './coverage-parts.ts'

/** What is still to be done of an area, in words; nothing where it is done. */
export function CoverageWords({ coverage }: { coverage: Coverage }) {
  const { i18n } = useLingui()
  const open = partsOf(coverage).filter(({ part }) => part !== 'reviewed')
  return open.map(({ part, count }) => (
    <span className="ws-cover-part" data-part={part} key={part}>
      {`${i18n._(partNames[part])}: ${i18n.number(count)}`}
    </span>
  ))
}
