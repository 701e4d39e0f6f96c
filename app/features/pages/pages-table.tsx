import { Trans, useLingui } from '@lingui/react/macro'
import { templateNames } from '#app/workspace/names/template-names.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { PageRow } from './page-rows.ts'
import { PageStates } from './page-states.tsx'

/** The rows of the pages. */
export function PagesTable({ rows }: { rows: readonly PageRow[] }) {
  const { t } = useLingui()
  const columns: TableColumn<PageRow>[] = [
    { id: 'title', label: t`Title`, sort: ({ title }) => title, cell: titleCell },
    {
      id: 'path',
      label: t`Address`,
      sort: ({ path }) => path,
      from: 'm',
      cell: pathCell,
    },
    { id: 'state', label: t`Languages`, cell: stateCell },
    {
      id: 'template',
      label: t`Template`,
      from: 'l',
      cell: templateCell,
    },
    {
      id: 'parent',
      label: t`Stands under`,
      from: 'l',
      cell: parentCell,
    },
    {
      id: 'changed',
      label: t`Last change`,
      sort: ({ page }) => page?.updatedAt ?? 0,
      from: 'l',
      align: 'end',
      cell: changedCell,
    },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            <ListLink
              change={{ q: undefined, state: undefined }}
              className={lookOf({ variant: 'outline' })}
            >
              <Trans>Show all pages</Trans>
            </ListLink>
          }
          icon="file-text"
          title={<Trans>No page fits this</Trans>}
        />
      }
      idOf={({ id }) => id}
      label={t`Pages`}
      rows={rows}
    />
  )
}

function Template({ of }: { of: PageRow }) {
  const { i18n } = useLingui()
  return <span>{of.page ? i18n._(templateNames[of.page.template]) : '–'}</span>
}

const titleCell = ({ title }: PageRow) => <bdi>{title}</bdi>
const pathCell = ({ path }: PageRow) => (
  <bdi className="ws-quiet" dir="ltr">
    {path || '–'}
  </bdi>
)
const templateCell = (row: PageRow) => <Template of={row} />
const parentCell = ({ parentTitle }: PageRow) => <bdi>{parentTitle || '–'}</bdi>

function stateCell({ page }: PageRow) {
  if (page) return <PageStates page={page} />
  return (
    <span className="ws-quiet">
      <Trans>The site’s own</Trans>
    </span>
  )
}

const changedCell = ({ page }: PageRow) => (
  <span className="ws-quiet">{page ? <Moment at={page.updatedAt} /> : '–'}</span>
)
