import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AiDraft } from '#domain/ai.schema.ts'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { UnsavedGuard } from '#app/workspace/sheet/unsaved-guard.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { lookOf } from '#app/ui/button.tsx'
import type { Elements } from '#app/ui/elements.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { CoverageSummary } from './coverage-summary.tsx'
import { nameOfRow } from './row-name.tsx'
import { shownRows } from './shown-rows.ts'
import type { TextEditing } from './text-editing.ts'
import type { Translatable } from './translatable.ts'
import { type Held, TranslationRow } from './translation-row.tsx'
import { useSavedRows } from './use-saved-rows.ts'

interface TranslationListProps {
  editing: TextEditing
  rows: readonly Translatable[]
  /** What the rows were made of: another one once the page was read anew. */
  read: object
  source: EditableLanguage
  target: EditableLanguage
  canEdit: boolean
  /** What AI has drafted and nobody has decided yet. */
  drafts: readonly AiDraft[]
  /** What AI can do for all of them. */
  help: Elements
}

/** The texts that the address asks for, side by side. */
export function TranslationList(props: TranslationListProps) {
  const { editing, rows, read, source, target, canEdit, drafts, help } = props
  const { search } = useList()
  const { i18n } = useLingui()
  const [held, setHeld] = useState<Readonly<Record<string, Held | undefined>>>({})
  const { givenOf, listed, onSaved } = useSavedRows({ language: target.code, read }, search)
  const shown = shownRows(listed(rows), search, (row) => nameOfRow(editing, i18n, row))
  const onHeld = (id: string, how: Held | undefined) =>
    setHeld((before) => ({ ...before, [id]: how }))
  const isAny = (what: keyof Held) => Object.values(held).some((how) => how?.[what])
  const draftOf = ({ place }: Translatable) =>
    drafts.find(({ page, key }) => 'page' in place && page === place.page && key === place.key)
  const summary = (
    <>
      <CoverageSummary rows={rows.map((row) => givenOf(row))} target={target} />
      {help}
    </>
  )
  if (shown.total === 0)
    return (
      <>
        {summary}
        <EmptyState
          actions={
            <ListLink
              change={{ q: undefined, state: undefined }}
              className={lookOf({ variant: 'outline' })}
            >
              <Trans>Show all texts</Trans>
            </ListLink>
          }
          icon="search"
          title={<Trans>No text fits this</Trans>}
        />
      </>
    )
  return (
    <>
      <UnsavedGuard
        hasFailed={isAny('hasFailed')}
        isDirty={isAny('isDirty')}
        isSaving={isAny('isBusy')}
      />
      {summary}
      <ul className="ws-pairs">
        {shown.rows.map((row) => (
          <TranslationRow
            canEdit={canEdit}
            drafted={draftOf(row)}
            editing={editing}
            given={givenOf(row)}
            key={`${target.code} ${row.id}`}
            onHeld={onHeld}
            onSaved={onSaved}
            source={source}
            target={target}
          />
        ))}
      </ul>
      {shown.total > shown.pageSize && <TablePager {...shown} />}
    </>
  )
}
