import { useLingui } from '@lingui/react/macro'
import {
  type CoverageArea,
  coverageAreas,
  type EditableLanguage,
  type EditableLanguages,
} from '#domain/languages.schema.ts'
import { OrderedTable } from '#app/workspace/list/ordered-table.tsx'
import { useOrder } from '#app/workspace/list/use-order.ts'
import type { TableColumn } from '#app/workspace/list/workspace-table.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { areaWords } from './area-words.ts'
import { CoverageLink } from './coverage-link.tsx'
import { LanguageState } from './language-state.tsx'

interface LanguageTableProps {
  languages: readonly EditableLanguage[]
  canEdit: boolean
  onChanged: () => Promise<void>
}

/** The languages in the order in which visitors are offered them, dragged or moved by buttons, with what is translated of each. */
export function LanguageTable({ languages, canEdit, onChanged }: LanguageTableProps) {
  const { t, i18n } = useLingui()
  const { ordered, place } = useOrder({ rows: languages, idOf: codeOf, save: saveOrder, onChanged })
  const columns: TableColumn<EditableLanguage>[] = [
    { id: 'name', label: t`Language`, cell: nameCell, beside: codesCell },
    ...coverageAreas.map((area) => ({
      id: area,
      label: i18n._(areaWords[area]),
      ...(area === 'pages' ? {} : { from: 'l' as const }),
      cell: coverageCellOf(area),
    })),
    { id: 'state', label: t`State`, from: 'm', cell: stateCell },
  ]
  return (
    <OrderedTable
      columns={columns}
      empty={null}
      idOf={codeOf}
      label={t`Languages`}
      onPlace={canEdit ? place : undefined}
      rows={ordered}
      titleOf={({ nativeName }) => nativeName}
    />
  )
}

const codeOf = ({ code }: EditableLanguage) => code

const coverageCellOf = (area: CoverageArea) =>
  function CoverageCell(language: EditableLanguage) {
    return <CoverageLink area={area} language={language} />
  }

const nameCell = ({ code, nativeName }: EditableLanguage) => <bdi lang={code}>{nativeName}</bdi>

const codesCell = ({ code, name }: EditableLanguage) => (
  <>
    <bdi>{name}</bdi> <span>·</span> <bdi>{code}</bdi>
  </>
)

const stateCell = (language: EditableLanguage) => <LanguageState {...language} />

async function saveOrder(
  codes: readonly string[],
  seen: readonly string[],
  idempotencyKey: string,
) {
  const call = { method: 'PUT', body: { codes, seen }, idempotencyKey } as const
  const answer = await callTwice<EditableLanguages>('/admin/languages/order', call)
  return answer.ok ? { ok: true as const, value: answer.value.languages.map(codeOf) } : answer
}
