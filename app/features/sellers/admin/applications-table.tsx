import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedApplication } from '#domain/admin-sellers.schema.ts'
import { kindWords } from '#app/features/sellers/kind-words.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { applicationStatusWords, applicationTones } from './seller-words.ts'

/** The rows of the applications: who applies, who reviews it, and since when it waits. */
export function ApplicationsTable({
  applications,
}: {
  applications: readonly ListedApplication[]
}) {
  const { t } = useLingui()
  const columns: TableColumn<ListedApplication>[] = [
    { id: 'company', label: t`Company`, cell: companyCell, beside: besideCell },
    { id: 'state', label: t`State`, cell: stateCell },
    { id: 'owner', label: t`Reviewed by`, from: 'm', cell: ownerCell },
    { id: 'kind', label: t`Kind`, from: 'l', cell: kindCell },
    { id: 'submitted', label: t`Sent in`, cell: submittedCell },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
              <Trans>Show all applications</Trans>
            </ListLink>
          }
          icon="store"
          title={<Trans>No application fits this</Trans>}
        />
      }
      idOf={({ id }) => id}
      label={t`Applications`}
      nameOf={({ company, number }) => `${company}, ${number}`}
      rows={applications}
    />
  )
}

const nothingAsked = { q: undefined, status: undefined, queue: undefined }

const companyCell = ({ company, city }: ListedApplication) => (
  <bdi>{city ? `${company}, ${city}` : company}</bdi>
)
const besideCell = ({ number }: ListedApplication) => <bdi className="num">{number}</bdi>
const stateCell = ({ status }: ListedApplication) => <ApplicationState status={status} />
const kindCell = ({ kind }: ListedApplication) => <Kind kind={kind} />
const ownerCell = ({ assignedTo }: ListedApplication) => (
  <span className="ws-quiet">{assignedTo ? <bdi>{assignedTo.name}</bdi> : <Nobody />}</span>
)
const submittedCell = ({ submittedAt }: ListedApplication) =>
  submittedAt !== null && (
    <span className="ws-quiet">
      <Moment at={submittedAt} />
    </span>
  )

function Nobody() {
  const { t } = useLingui()
  return <span>{t`Nobody`}</span>
}

function Kind({ kind }: Pick<ListedApplication, 'kind'>) {
  const { i18n } = useLingui()
  return <span className="ws-quiet">{kind && i18n._(kindWords[kind])}</span>
}

/** How an application stands: a dot and its words. */
export function ApplicationState({ status }: Pick<ListedApplication, 'status'>) {
  const { i18n } = useLingui()
  return (
    <span className="ws-state" data-tone={applicationTones[status]}>
      {i18n._(applicationStatusWords[status])}
    </span>
  )
}
