import { useLingui } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { ListFilter, ListSearch } from '#app/workspace/list/list-tools.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { Icon } from '#app/ui/icon.tsx'
import { areaWords } from '#app/features/languages/admin/area-words.ts'
import { CoverageBar } from '#app/features/languages/admin/coverage-bar.tsx'
import { type Area, areas, stateNames, states } from './translatable.ts'

interface TranslationToolsProps {
  area: Area
  languages: readonly EditableLanguage[]
  target: EditableLanguage
}

/** Which texts, in which language, and which of them. */
export function TranslationTools({ area, languages, target }: TranslationToolsProps) {
  const { t, i18n } = useLingui()
  const { go } = useList()
  const offered = states.filter((state) => state !== 'builtIn' || area === 'interface')
  return (
    <>
      <nav aria-label={t`Area`} className="ws-areas">
        {areas.map((each) => (
          <ListLink
            aria-current={each === area ? 'page' : undefined}
            change={{ area: each, state: undefined }}
            key={each}
          >
            <span>{i18n._(areaWords[each])}</span>
            {each !== area && <CoverageBar coverage={target.coverage[each]} />}
          </ListLink>
        ))}
      </nav>
      <label className="ws-filter" data-set>
        <span>{t`Language`}</span>
        <select
          name="language"
          onChange={({ target: select }) => go({ language: select.value })}
          value={target.code}
        >
          {languages.map(({ code, nativeName }) => (
            <option key={code} lang={code} value={code}>
              {nativeName}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="s" />
      </label>
      <ListFilter
        label={t`State`}
        name="state"
        options={offered.map((state) => ({ value: state, label: i18n._(stateNames[state].label) }))}
      />
      <ListSearch label={t`Search texts`} />
    </>
  )
}
