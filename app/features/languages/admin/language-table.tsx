import { useLingui } from '@lingui/react/macro'
import { coverageAreas, type EditableLanguage } from '#domain/languages.schema.ts'
import { SortableRows } from '#app/workspace/links/sortable-rows.tsx'
import { areaWords } from './area-words.ts'
import { LanguageRow } from './language-row.tsx'
import { useLanguageOrder } from './use-language-order.ts'

interface LanguageTableProps {
  languages: readonly EditableLanguage[]
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** The languages in the order in which visitors are offered them, dragged or moved by buttons, with what is translated of each. */
export function LanguageTable({ languages, canEdit, onChanged }: LanguageTableProps) {
  const { t, i18n } = useLingui()
  const { ordered, place } = useLanguageOrder(languages, onChanged)
  const codes = ordered.map(({ code }) => code)
  const nameOf = (code: string) => ordered.find((each) => each.code === code)?.nativeName ?? code
  return (
    <SortableRows
      keys={codes}
      nameOf={nameOf}
      onDrop={({ from, to }) => place(codes[from] ?? '', to)}
    >
      <div className="ws-table-frame">
        <table aria-label={t`Languages`} className="ws-table">
          <thead>
            <tr>
              <th scope="col">{t`Language`}</th>
              {coverageAreas.map((area) => (
                <th data-from={area === 'pages' ? undefined : 'l'} key={area} scope="col">
                  {i18n._(areaWords[area])}
                </th>
              ))}
              <th data-from="m" scope="col">{t`State`}</th>
              {canEdit && <th scope="col">{t`Sequence`}</th>}
            </tr>
          </thead>
          <tbody>
            {ordered.map((language, at) => (
              <LanguageRow
                canEdit={canEdit}
                key={language.code}
                language={language}
                onMove={(to) => place(language.code, to)}
                place={{ at, count: ordered.length }}
              />
            ))}
          </tbody>
        </table>
      </div>
    </SortableRows>
  )
}
