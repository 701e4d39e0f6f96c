import { Trans, useLingui } from '@lingui/react/macro'
import type { JobHealth } from '#domain/health.schema.ts'
import { Since } from '#app/workspace/form/since.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { faultText, jobStateWords, jobWords } from './job-words.ts'

type Row = JobHealth & { now: number }

/** What runs each minute: how each stands, when it last began, and what ended it. */
export function JobsTable({ jobs, now }: { jobs: readonly JobHealth[]; now: number }) {
  const { t, i18n } = useLingui()
  const columns: TableColumn<Row>[] = [
    { id: 'job', label: t`Job`, cell: (row) => i18n._(jobWords[row.name]), beside: nameCell },
    { id: 'state', label: t`State`, cell: stateCell },
    { id: 'last', label: t`Last run`, from: 'm', align: 'end', cell: lastCell },
  ]
  return (
    <WorkspaceTable
      canOpen={false}
      columns={columns}
      empty={null}
      idOf={({ name }) => name}
      label={t`Jobs`}
      rows={jobs.map((job) => ({ ...job, now }))}
    />
  )
}

const stateCell = (row: Row) => <JobStanding row={row} />
const nameCell = ({ name }: Row) => <code dir="ltr">{name}</code>
const lastCell = ({ startedAt, now }: Row) => (
  <span className="ws-quiet">
    {startedAt === null ? <Trans>never</Trans> : <Since at={startedAt} now={now} />}
  </span>
)

function JobStanding({ row: { state, fault, failures } }: { row: Row }) {
  const { t, i18n } = useLingui()
  const { label, tone } = jobStateWords[state]
  const times = i18n.number(failures)
  return (
    <>
      <span className={fault === '' ? 'ws-state' : 'ws-state pt-2'} data-tone={tone}>
        {i18n._(label)}
      </span>
      {fault !== '' && (
        <div className="ws-quiet pb-2">
          <div>{i18n._(faultText(fault))}</div>
          {failures > 1 && <div>{t`${times} times in a row`}</div>}
        </div>
      )}
    </>
  )
}
