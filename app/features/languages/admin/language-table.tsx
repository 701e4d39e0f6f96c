import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { coverageAreas, type EditableLanguage } from '#domain/languages.schema.ts'
import { areaWords } from './area-words.ts'
import { LanguageRow } from './language-row.tsx'
import { useDragWords } from './use-drag-words.ts'
import { useLanguageOrder } from './use-language-order.ts'
import { useRowSensors } from './use-row-sensors.ts'

interface LanguageTableProps {
  languages: readonly EditableLanguage[]
  canEdit: boolean
  onChanged: () => void
}

/** The languages in the order in which visitors are offered them, dragged or moved by buttons, with what is translated of each. */
export function LanguageTable({ languages, canEdit, onChanged }: LanguageTableProps) {
  const { t, i18n } = useLingui()
  const { ordered, place } = useLanguageOrder(languages, onChanged)
  const codes = ordered.map(({ code }) => code)
  const sensors = useRowSensors()
  const accessibility = useDragWords(ordered)
  return (
    <DndContext
      accessibility={accessibility}
      collisionDetection={closestCenter}
      id="languages"
      onDragEnd={({ active, over }) => {
        if (over) void place(String(active.id), codes.indexOf(String(over.id)))
      }}
      sensors={sensors}
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
              {canEdit && <th scope="col">{t`Order`}</th>}
            </tr>
          </thead>
          <tbody>
            <SortableContext items={codes} strategy={verticalListSortingStrategy}>
              {ordered.map((language, at) => (
                <LanguageRow
                  canEdit={canEdit}
                  isFirst={at === 0}
                  isLast={at === ordered.length - 1}
                  key={language.code}
                  language={language}
                  onMove={(by) => void place(language.code, at + by)}
                />
              ))}
            </SortableContext>
          </tbody>
        </table>
      </div>
    </DndContext>
  )
}
