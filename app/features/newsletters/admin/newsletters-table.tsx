import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ListedNewsletter } from '#domain/admin-newsletters.schema.ts'
import { removeTwice } from '#app/platform/call-twice.ts'
import { lookOf } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from '#app/ui/menu.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { notifyStaff } from '#app/ui/notify.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { ConfirmAction } from '#app/workspace/form/confirm-action.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { type TableColumn, WorkspaceTable } from '#app/workspace/list/workspace-table.tsx'
import { statusTones, statusWords } from './newsletter-words.ts'

interface NewslettersTableProps {
  newsletters: readonly ListedNewsletter[]
  canWrite: boolean
  onDuplicate: (newsletter: ListedNewsletter) => void
  onChanged: () => Promise<void>
}

/** The rows of the newsletters: what each is about, how it stands, and how many have it. */
export function NewslettersTable(props: NewslettersTableProps) {
  const { newsletters, canWrite, onDuplicate, onChanged } = props
  const { t } = useLingui()
  const [removing, setRemoving] = useState<ListedNewsletter>()
  const moreAbout = ({ title: name }: ListedNewsletter) => t`More about ${name}`
  const actionsCell = (newsletter: ListedNewsletter) => (
    <Menu
      actions={[
        {
          ...{ id: 'copy', icon: 'copy', label: t`Make a copy` },
          onSelect: () => onDuplicate(newsletter),
        },
        {
          ...{ id: 'remove', icon: 'trash-2', label: t`Remove`, tone: 'destructive' },
          isDisabled: newsletter.status !== 'draft',
          onSelect: () => setRemoving(newsletter),
        },
      ]}
      label={moreAbout(newsletter)}
    >
      <Icon name="ellipsis" />
    </Menu>
  )
  const columns: TableColumn<ListedNewsletter>[] = [
    { id: 'title', label: t`Newsletter`, cell: nameCell, beside: subjectCell },
    { id: 'state', label: t`State`, cell: stateCell },
    { id: 'list', label: t`List`, from: 'l', cell: listCell },
    { id: 'when', label: t`When`, from: 'm', cell: whenCell },
    { id: 'sent', label: t`Sent`, from: 'm', align: 'end', cell: sentCell },
    ...(canWrite ? [{ id: 'more', label: t`More`, cell: actionsCell }] : []),
  ]
  return (
    <>
      <WorkspaceTable
        canOpen={false}
        columns={columns}
        empty={
          <EmptyState
            actions={
              <ListLink change={nothingAsked} className={lookOf({ variant: 'outline' })}>
                <Trans>Show all newsletters</Trans>
              </ListLink>
            }
            icon="mail"
            title={<Trans>No newsletter fits this</Trans>}
          />
        }
        idOf={({ id }) => id}
        label={t`Newsletters`}
        rows={newsletters}
      />
      {removing && (
        <ConfirmAction
          description={<Trans>Its words and blocks go with it.</Trans>}
          isOpen
          label={<Trans>Remove</Trans>}
          onClose={() => setRemoving(undefined)}
          onDone={() => {
            notifyStaff.success(t`The newsletter is removed`)
            void onChanged()
          }}
          run={(key) => removeTwice(`/admin/newsletters/${removing.id}?rev=${removing.rev}`, key)}
          title={<Trans>Remove this newsletter?</Trans>}
        />
      )}
    </>
  )
}

const nothingAsked = { q: undefined, status: undefined }

const nameCell = ({ id, title }: ListedNewsletter) => (
  <PageLink className="ws-row-link" to={`/admin/newsletter/${id}/edit`}>
    <bdi>{title}</bdi>
  </PageLink>
)
const subjectCell = ({ subject }: ListedNewsletter) => <bdi>{subject}</bdi>
const stateCell = ({ status }: ListedNewsletter) => <NewsletterState status={status} />
const listCell = ({ listName }: ListedNewsletter) => <bdi>{listName}</bdi>
const whenCell = ({ finishedAt, sendAt }: ListedNewsletter) => {
  const at = finishedAt ?? sendAt
  return at !== null && <Moment at={at} />
}
const sentCell = ({ figures }: ListedNewsletter) => figures && <Sent figures={figures} />

function NewsletterState({ status }: Pick<ListedNewsletter, 'status'>) {
  const { i18n } = useLingui()
  return (
    <span className="ws-state" data-tone={statusTones[status]}>
      {i18n._(statusWords[status])}
    </span>
  )
}

function Sent({ figures }: { figures: NonNullable<ListedNewsletter['figures']> }) {
  const { i18n } = useLingui()
  const [sent, planned] = [i18n.number(figures.sent), i18n.number(figures.planned)]
  return (
    <span className="num">
      <Trans>
        {sent} of {planned}
      </Trans>
    </span>
  )
}
