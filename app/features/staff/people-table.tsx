import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminPerson } from '#domain/people.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { stateWords } from './role-words.ts'

/** The rows of those who work here. */
export function PeopleTable({ people }: { people: readonly AdminPerson[] }) {
  const { t } = useLingui()
  const columns: TableColumn<AdminPerson>[] = [
    { id: 'name', label: t`Name`, sort: 'server', cell: nameCell },
    {
      id: 'email',
      label: t`E-mail`,
      from: 'l',
      cell: emailCell,
    },
    { id: 'role', label: t`Role`, sort: 'server', cell: ({ roleText }) => roleText },
    { id: 'state', label: t`State`, from: 'm', cell: stateCell },
    { id: 'factor', label: t`Second factor`, from: 'm', cell: factorCell },
    {
      id: 'seen',
      label: t`Last seen`,
      sort: 'server',
      from: 'l',
      align: 'end',
      cell: seenCell,
    },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={
        <EmptyState
          actions={
            <ListLink
              change={{ q: undefined, role: undefined, state: undefined, factor: undefined }}
              className={lookOf({ variant: 'outline' })}
            >
              <Trans>Show everybody</Trans>
            </ListLink>
          }
          icon="user"
          title={<Trans>Nobody fits this</Trans>}
        />
      }
      idOf={({ id }) => id}
      label={t`People and roles`}
      rows={people}
    />
  )
}

/** A dot and a word. */
export function StateOf({ person }: { person: AdminPerson }) {
  const { i18n } = useLingui()
  const { label, tone } = stateWords[person.state]
  return (
    <span className="ws-state" data-tone={tone}>
      {i18n._(label)}
    </span>
  )
}

function Factor({ of }: { of: AdminPerson }) {
  if (of.hasSecondFactor)
    return (
      <span className="ws-quiet">
        <Trans>in use</Trans>
      </span>
    )
  return (
    <span className="ws-state" data-tone={of.state === 'active' ? 'warn' : 'quiet'}>
      <Trans>missing</Trans>
    </span>
  )
}

const nameCell = ({ name }: AdminPerson) => <bdi>{name}</bdi>
const emailCell = ({ email }: AdminPerson) => <bdi className="ws-quiet">{email}</bdi>
const stateCell = (person: AdminPerson) => <StateOf person={person} />
const factorCell = (person: AdminPerson) => <Factor of={person} />
const seenCell = ({ lastSeenAt }: AdminPerson) => (
  <span className="ws-quiet">{lastSeenAt ? <Moment at={lastSeenAt} /> : '–'}</span>
)
