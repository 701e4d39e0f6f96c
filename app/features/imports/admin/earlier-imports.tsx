import { Trans, useLingui } from '@lingui/react/macro'
import type { ImportList } from '#domain/imports.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { TablePager } from '#app/workspace/list/table-pager.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { kindWords, statusTones, statusWords } from './import-words.ts'

type Listed = ImportList['imports'][number]

/** The imports of before, the newest first: what came of each, and those that somebody has not finished. */
export function EarlierImports({ list }: { list: ImportList }) {
  const { t, i18n } = useLingui()
  const columns: TableColumn<Listed>[] = [
    { id: 'file', label: t`File`, cell: fileCell },
    { id: 'kind', label: t`Brings`, from: 'm', cell: ({ kind }) => i18n._(kindWords[kind]) },
    {
      ...{ id: 'rows', label: t`Rows`, align: 'end', from: 'm' },
      cell: ({ rowCount }) => i18n.number(rowCount),
    },
    {
      ...{ id: 'written', label: t`Brought in`, align: 'end', from: 'm' },
      cell: ({ counts }) => i18n.number(counts.written),
    },
    { id: 'state', label: t`State`, cell: stateCell },
    { id: 'by', label: t`By`, from: 'l', cell: byCell },
  ]
  if (list.total === 0) return null
  return (
    <section className="mt-10" id="earlier">
      <h2 className="mb-2 px-[var(--ws-gutter)] font-[family-name:var(--font-text)] text-[1.02rem] font-bold">
        <Trans>Earlier imports</Trans>
      </h2>
      <WorkspaceTable
        canOpen={false}
        columns={columns}
        empty={null}
        idOf={({ id }) => id}
        label={t`Earlier imports`}
        rows={list.imports}
      />
      {list.total > list.pageSize && <TablePager {...list} />}
    </section>
  )
}

const fileCell = ({ id, fileName }: Listed) => (
  <ListLink className="underline underline-offset-2" change={{ import: id, page: undefined }}>
    <bdi className="[overflow-wrap:anywhere]">{fileName}</bdi>
  </ListLink>
)
const stateCell = (row: Listed) => <ImportState row={row} />
const byCell = ({ createdAt, createdBy }: Listed) => (
  <>
    <div>
      <bdi>{createdBy ?? '–'}</bdi>
    </div>
    <span className="ws-quiet">
      <Moment at={createdAt} />
    </span>
  </>
)

function ImportState({ row: { status, isStopped } }: { row: Listed }) {
  const { t, i18n } = useLingui()
  return (
    <span className="ws-state" data-tone={isStopped ? 'warn' : statusTones[status]}>
      {isStopped ? t`Stopped` : i18n._(statusWords[status])}
    </span>
  )
}
