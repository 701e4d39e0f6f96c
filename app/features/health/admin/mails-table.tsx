import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminHealth, Unsent, UnsentState } from '#domain/health.schema.ts'
import { Since } from '#app/workspace/form/since.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { unsentTone } from './health-state.ts'

const stateWords: Record<UnsentState, MessageDescriptor> = {
  queued: msg`Wait to be sent`,
  retrying: msg`Tried, and tried again`,
  sending: msg`Being sent`,
  failed: msg`Given up after five tries`,
}

type Row = Unsent & { health: AdminHealth }

/** Mails that have not left, by how they stand, with the age of the oldest; those that were given up are a press away. */
export function MailsTable({ health }: { health: AdminHealth }) {
  const { t, i18n } = useLingui()
  const columns: TableColumn<Row>[] = [
    { id: 'state', label: t`State`, cell: stateCell },
    {
      ...{ id: 'count', label: t`How many`, align: 'end' },
      cell: ({ count }) => i18n.number(count),
    },
    { id: 'since', label: t`The oldest`, align: 'end', cell: sinceCell },
  ]
  return (
    <WorkspaceTable
      canOpen={false}
      columns={columns}
      empty={null}
      idOf={({ state }) => state}
      label={t`Mails that have not left`}
      rows={health.mails.unsent.map((row) => ({ ...row, health }))}
    />
  )
}

const stateCell = (row: Row) => <UnsentStanding row={row} />
const sinceCell = ({ since, health: { now } }: Row) => (
  <span className="ws-quiet">{since !== null && <Since at={since} now={now} />}</span>
)

function UnsentStanding({ row }: { row: Row }) {
  const { i18n } = useLingui()
  const { state, count, health } = row
  return (
    <span className="flex flex-wrap items-baseline gap-x-4">
      <span className="ws-state" data-tone={unsentTone(row, health)}>
        {i18n._(stateWords[state])}
      </span>
      {state === 'failed' && count > 0 && (
        <ListLink change={{ open: 'mails' }} className="inline-link">
          <Trans>See them and send them again</Trans>
        </ListLink>
      )}
    </span>
  )
}
