import { coverageAreas, type EditableLanguage } from '#domain/languages.schema.ts'
import { MoveButtons } from '#app/workspace/links/move-buttons.tsx'
import { RowGrip } from '#app/workspace/links/row-grip.tsx'
import { useCarriedRow } from '#app/workspace/links/use-carried-row.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import '#app/styles/workspace-links.css'
import { CoverageLink } from './coverage-link.tsx'
import { LanguageState } from './language-state.tsx'

interface LanguageRowProps {
  language: EditableLanguage
  canEdit: boolean
  place: { at: number; count: number }
  onMove: (to: number) => void
}

/** A language: the row opens it, its handle and buttons move it. */
export function LanguageRow({ language, canEdit, place, onMove }: LanguageRowProps) {
  const { search } = useList()
  const { code, nativeName, name } = language
  const { row, isCarried, grip } = useCarriedRow<HTMLTableRowElement>(code)
  return (
    <tr
      aria-current={search['open'] === code ? 'true' : undefined}
      data-carried={isCarried || undefined}
      ref={row}
    >
      <td>
        <ListLink change={{ open: code }} className="ws-row-link">
          <bdi lang={code}>{nativeName}</bdi>
        </ListLink>{' '}
        <span className="ws-quiet">
          <bdi>{name}</bdi> <span>·</span> <bdi>{code}</bdi>
        </span>
      </td>
      {coverageAreas.map((area) => (
        <td data-from={area === 'pages' ? undefined : 'l'} key={area}>
          <CoverageLink area={area} language={language} />
        </td>
      ))}
      <td data-from="m">
        <LanguageState {...language} />
      </td>
      {canEdit && (
        <td>
          <span className="ws-order">
            <MoveButtons {...place} name={nativeName} onMove={onMove} />
            <RowGrip grip={grip} name={nativeName} />
          </span>
        </td>
      )}
    </tr>
  )
}
