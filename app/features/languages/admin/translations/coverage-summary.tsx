import { useLingui } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { CoverageBar } from '#app/features/languages/admin/coverage-bar.tsx'
import { partNames, partsOf } from '#app/features/languages/admin/coverage-parts.ts'
import { coverageOf } from './coverage-of.ts'
import type { Translatable } from './translatable.ts'

interface CoverageSummaryProps {
  rows: readonly Translatable[]
  target: EditableLanguage
}

/** How much of the area is translated, as its texts stand now; each part leads to its texts. */
export function CoverageSummary({ rows, target }: CoverageSummaryProps) {
  const { i18n } = useLingui()
  const coverage = coverageOf(rows)
  return (
    <div className="ws-cover-summary">
      <bdi lang={target.code}>{target.nativeName}</bdi>
      <CoverageBar coverage={coverage} />
      {partsOf(coverage).map(({ part, count }) => {
        const words = `${i18n._(partNames[part])}: ${i18n.number(count)}`
        return part === 'reviewed' ? (
          <span key={part}>{words}</span>
        ) : (
          <ListLink change={{ state: part }} className="ws-cover-part" data-part={part} key={part}>
            {words}
          </ListLink>
        )
      })}
    </div>
  )
}
