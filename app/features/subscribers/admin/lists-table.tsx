import { Trans, useLingui } from '@lingui/react/macro'
import type { EditableLanguage } from '#domain/languages.schema.ts'
import type { NewsletterList } from '#domain/newsletter-lists.schema.ts'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useListName } from './use-list-name.ts'

interface ListsTableProps {
  lists: readonly NewsletterList[]
  languages: readonly EditableLanguage[]
}

type Row = NewsletterList & { name: string }

/** The lists of the newsletter: which is that of the forms, which still take subscribers, and how many each has. */
export function ListsTable({ lists, languages }: ListsTableProps) {
  const { t, i18n } = useLingui()
  const nameOfList = useListName(languages)
  const columns: TableColumn<Row>[] = [
    { id: 'name', label: t`List`, cell: nameCell, beside: besideCell },
    { id: 'state', label: t`State`, from: 'm', cell: stateCell },
    {
      ...{ id: 'confirmed', label: t`Get it`, align: 'end' },
      cell: ({ confirmed }) => i18n.number(confirmed),
    },
    {
      ...{ id: 'pending', label: t`Not confirmed`, align: 'end', from: 'm' },
      cell: ({ pending }) => i18n.number(pending),
    },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState icon="list" title={<Trans>No lists yet</Trans>}>
          <Trans>The first one is what the forms of the site sign people up for.</Trans>
        </EmptyState>
      }
      idOf={({ id }) => id}
      label={t`Lists`}
      nameOf={({ name }) => name}
      rows={lists.map((list) => ({ ...list, name: nameOfList(list) }))}
    />
  )
}

const nameCell = ({ name }: Row) => <bdi>{name}</bdi>
const besideCell = ({ isDefault }: Row) =>
  isDefault && <Trans>the forms of the site sign up for it</Trans>
const stateCell = ({ isOpen }: Row) => <ListStanding isOpen={isOpen} />

/** Whether a list takes new subscribers. */
export function ListStanding({ isOpen }: { isOpen: boolean }) {
  return (
    <span className="ws-state" data-tone={isOpen ? 'good' : 'none'}>
      {isOpen ? <Trans>Open</Trans> : <Trans>Closed for new subscribers</Trans>}
    </span>
  )
}
