import { Trans, useLingui } from '@lingui/react/macro'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { ListLink } from '#app/workspace/list/list-link.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { FormError } from '#app/ui/form-error.tsx'
import { useSave } from '#app/ui/use-save.ts'
import { ApplicationActions } from './application-actions.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { SellerHistory } from './seller-history.tsx'
import { ApplicationState } from './applications-table.tsx'
import { applicationEventWords, fieldWords, sellerStateId } from './seller-words.ts'
import { type ApplicationProps, sellersQueue } from './seller-props.ts'

/** One application: what the business answered, what was asked of it, and what comes next. */
export function ApplicationSheet({ application, onChanged }: ApplicationProps) {
  const { can, company, city, status, sellerId, known, number } = application
  const hasActions = can.take || can.ask || can.approve || can.reject
  return (
    <SideSheet
      footer={hasActions && <ApplicationActions application={application} onChanged={onChanged} />}
      isWide
      meta={
        <>
          <span id={sellerStateId} role="status" tabIndex={-1}>
            <ApplicationState status={status} />
          </span>
          <bdi className="num">{number}</bdi>
          {sellerId && (
            <ListLink change={{ queue: sellersQueue, open: sellerId }}>
              <Trans>Open the seller</Trans>
            </ListLink>
          )}
          <ApplicationOwner application={application} onChanged={onChanged} />
        </>
      }
      title={<bdi>{city ? `${company}, ${city}` : company}</bdi>}
    >
      {known && known.id !== sellerId && (
        <p className="ws-note">
          <Trans>
            <bdi>{known.name}</bdi> has this organisation number already. It can be approved once
            that cooperation has ended.
          </Trans>
        </p>
      )}
      <Asked application={application} />
      <ApplicationFacts application={application} />
      <SellerHistory timeline={application.timeline} words={applicationEventWords} />
    </SideSheet>
  )
}

/** What was asked of the business, or why it was turned down. */
function Asked({ application }: Pick<ApplicationProps, 'application'>) {
  const { i18n } = useLingui()
  const { markedFields, decisionNote } = application
  if (!decisionNote) return null
  return (
    <>
      <h3>
        <Trans>What we wrote</Trans>
      </h3>
      {markedFields.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 font-semibold">
          {markedFields.map((field) => (
            <li key={field}>{i18n._(fieldWords[field])}</li>
          ))}
        </ul>
      )}
      <blockquote className="border-s-2 border-[var(--border)] ps-3 whitespace-pre-line" dir="auto">
        {decisionNote}
      </blockquote>
    </>
  )
}

/** Who reviews it; everybody who may decide can hand it on. */
function ApplicationOwner({ application, onChanged }: ApplicationProps) {
  const { t } = useLingui()
  const { send, message } = useSave({ onOutdated: onChanged })
  const { id, rev, assignedTo, reviewers, can } = application
  if (!can.edit) return assignedTo && <bdi>{assignedTo.name}</bdi>
  const assign = (userId: string | null) =>
    send(
      (idempotencyKey) => {
        const body = { rev, userId }
        const path = `/admin/seller-applications/${id}/assignee`
        return callTwice(path, { method: 'PUT', body, idempotencyKey })
      },
      { content: { rev, userId } },
    )
  // Somebody who has left since stays named.
  const isKnown = !assignedTo || reviewers.some(({ userId }) => userId === assignedTo.userId)
  return (
    <>
      <label className="inline-flex items-center gap-2">
        <span className="ws-quiet">
          <Trans>Reviewed by</Trans>
        </span>
        <select
          className="min-h-11 rounded-[var(--radius-s)] border border-[var(--control-border)] bg-[var(--card)] px-2 font-semibold text-[var(--foreground)]"
          onChange={({ target }) => void assign(target.value || null)}
          value={assignedTo?.userId ?? ''}
        >
          <option value="">{t`Nobody`}</option>
          {!isKnown && <option value={assignedTo.userId}>{assignedTo.name}</option>}
          {reviewers.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FormError text={message} />
    </>
  )
}
