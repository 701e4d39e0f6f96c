import { Trans, useLingui } from '@lingui/react/macro'
import type { ListedSubscriber, SubscriberState } from '#domain/admin-subscribers.schema.ts'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { useList } from '#app/workspace/list/use-list.ts'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { useLanguageName } from '#app/platform/use-language-name.ts'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { stateWords } from './subscriber-words.ts'

/** The addresses: how each stands, which language it reads, since when it is known. */
export function SubscribersTable({ subscribers }: { subscribers: readonly ListedSubscriber[] }) {
  const { t } = useLingui()
  const columns: TableColumn<ListedSubscriber>[] = [
    { id: 'email', label: t`E-mail`, cell: emailCell },
    { id: 'state', label: t`State`, cell: stateCell },
    { id: 'language', label: t`Language`, from: 'm', cell: languageCell },
    { id: 'since', label: t`Known since`, from: 'l', align: 'end', cell: sinceCell },
  ]
  return (
    <WorkspaceTable
      columns={columns}
      empty={<Nobody />}
      idOf={({ id }) => id}
      label={t`Subscribers`}
      rows={subscribers}
    />
  )
}

const emailCell = ({ email }: ListedSubscriber) => (
  <bdi className="[overflow-wrap:anywhere]" dir="ltr">
    {email}
  </bdi>
)
const stateCell = ({ state }: ListedSubscriber) => <SubscriberStanding state={state} />
const languageCell = ({ languageCode }: ListedSubscriber) => <Language code={languageCode} />
const sinceCell = ({ createdAt }: ListedSubscriber) => (
  <span className="ws-quiet">
    <Moment at={createdAt} />
  </span>
)

function Language({ code }: { code: string }) {
  return <bdi lang={code}>{useLanguageName()(code)}</bdi>
}

/** How an address stands, in words and by its colour. */
export function SubscriberStanding({ state }: { state: SubscriberState }) {
  const { i18n } = useLingui()
  const { label, tone } = stateWords[state]
  return (
    <span className="ws-state" data-tone={tone}>
      {i18n._(label)}
    </span>
  )
}

const nothingAsked = { q: undefined, state: undefined, list: undefined, language: undefined }

function Nobody() {
  const { search } = useList()
  const isNarrowed = Object.keys(nothingAsked).some((name) => search[name])
  if (!isNarrowed)
    return (
      <EmptyState icon="mail" title={<Trans>Nobody has subscribed yet</Trans>}>
        <Trans>The form stands on the front page and under each newsletter.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      actions={
        <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
          <Trans>Show all subscribers</Trans>
        </ListLink>
      }
      icon="mail"
      title={<Trans>No subscriber fits this</Trans>}
    />
  )
}
