import { useLingui } from '@lingui/react/macro'
import type { CoverageArea, EditableLanguage } from '#domain/languages.schema.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { areaWords } from './area-words.ts'
import { CoverageBar } from './coverage-bar.tsx'

interface CoverageLinkProps {
  language: EditableLanguage
  area: CoverageArea
}

/** How much of an area is translated, and the way to its texts side by side. */
export function CoverageLink({ language, area }: CoverageLinkProps) {
  const { i18n } = useLingui()
  return (
    <PageLink
      className="ws-cover-link"
      to={`/admin/translations?area=${area}&language=${language.code}`}
    >
      <span className="sr-only">{i18n._(areaWords[area])}</span>
      <CoverageBar coverage={language.coverage[area]} />
    </PageLink>
  )
}
