import { useSortable } from '@dnd-kit/sortable'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { coverageAreas, type EditableLanguage } from '#domain/languages.schema.ts'
import { RowButton } from '#app/features/admin/links/row-button.tsx'
import { ListLink } from '#app/features/admin/ui/list-link.tsx'
import { useList } from '#app/features/admin/ui/use-list.ts'
import '#app/styles/workspace-links.css'
import { Icon } from '#app/ui/icon.tsx'
import { CoverageBar } from './coverage-bar.tsx'
import { LanguageState } from './language-state.tsx'

interface LanguageRowProps {
  language: EditableLanguage
  canEdit: boolean
  isFirst: boolean
  isLast: boolean
  /** One place up or down. */
  onMove: (by: -1 | 1) => void
}

/** A language: the row opens it, its handle and buttons move it. */
export function LanguageRow({ language, canEdit, isFirst, isLast, onMove }: LanguageRowProps) {
  const { t } = useLingui()
  const { search } = useList()
  const element = useRef<HTMLTableRowElement>(null)
  const { code, nativeName, name, coverage } = language
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: code,
    disabled: !canEdit,
  })
  const shift = transform ? `translateY(${transform.y}px)` : ''
  useEffect(() => {
    const row = element.current
    if (row) Object.assign(row.style, { transform: shift, transition: transition ?? '' })
  }, [shift, transition])
  return (
    <tr
      aria-current={search['open'] === code ? 'true' : undefined}
      data-carried={isDragging || undefined}
      ref={(row) => {
        element.current = row
        setNodeRef(row)
      }}
    >
      <td>
        <ListLink change={{ open: code }} className="ws-row-link">
          <bdi lang={code}>{nativeName}</bdi>
        </ListLink>{' '}
        <span className="ws-quiet">
          <bdi>{name}</bdi> · <bdi>{code}</bdi>
        </span>
      </td>
      {coverageAreas.map((area) => (
        <td data-from={area === 'pages' ? undefined : 'l'} key={area}>
          <CoverageBar {...coverage[area]} />
        </td>
      ))}
      <td data-from="m">
        <LanguageState {...language} />
      </td>
      {canEdit && (
        <td>
          <span className="ws-order">
            <RowButton
              icon="arrow-up"
              isOff={isFirst}
              label={t`Move ${nativeName} up`}
              onPress={() => onMove(-1)}
            />
            <RowButton
              icon="arrow-down"
              isOff={isLast}
              label={t`Move ${nativeName} down`}
              onPress={() => onMove(1)}
            />
            <button
              {...attributes}
              {...listeners}
              aria-label={t`Carry ${nativeName}`}
              className="ws-grip"
              type="button"
            >
              <Icon name="arrow-up-down" size="s" />
            </button>
          </span>
        </td>
      )}
    </tr>
  )
}
