import { Trans, useLingui } from '@lingui/react/macro'
import type { ConversationMove } from '#domain/admin-conversations.schema.ts'
import type { ConversationStatus } from '#domain/conversations.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useSave } from '#app/ui/use-save.ts'
import type { ConversationProps } from './conversation-props.ts'

/** Which steps without words are offered where. */
const offered: Record<ConversationStatus, readonly ConversationMove[]> = {
  new: ['close', 'mark_spam'],
  open: ['close', 'mark_spam'],
  answered: ['open', 'close'],
  closed: ['open'],
  spam: ['unmark_spam'],
}

/** Closes, opens again, and sorts out spam. */
export function ConversationMoves({ conversation, onChanged }: ConversationProps) {
  const { t } = useLingui()
  const { send, isBusy, message } = useSave({ onOutdated: onChanged })
  const { id, rev, status } = conversation
  const words: Record<ConversationMove, string> = {
    open: t`Open again`,
    close: t`Close the case`,
    mark_spam: t`Spam`,
    unmark_spam: t`No spam`,
  }
  const take = (move: ConversationMove) =>
    send(
      (idempotencyKey) => {
        const body = { rev, move }
        return callTwice(`/admin/conversations/${id}/moves`, {
          method: 'POST',
          body,
          idempotencyKey,
        })
      },
      { content: { rev, move } },
    )
  return (
    <span className="inline-flex flex-wrap gap-2">
      {offered[status].map((move) => (
        <Button
          isBusy={isBusy}
          key={move}
          onClick={() => void take(move)}
          size="s"
          variant="outline"
        >
          {words[move]}
        </Button>
      ))}
      <FormError text={message} />
    </span>
  )
}

/** Who has it; everybody who may answer can hand it on. */
export function ConversationOwner({ conversation, onChanged }: ConversationProps) {
  const { t } = useLingui()
  const { send, message } = useSave({ onOutdated: onChanged })
  const { id, rev, assignedTo, colleagues, can } = conversation
  if (!can.edit) return assignedTo && <bdi>{assignedTo.name}</bdi>
  const assign = (userId: string | null) =>
    send(
      (idempotencyKey) => {
        const body = { rev, userId }
        return callTwice(`/admin/conversations/${id}/assignee`, {
          ...{ method: 'PUT', body, idempotencyKey },
        })
      },
      { content: { rev, userId } },
    )
  // Somebody who has left since stays named.
  const isKnown = !assignedTo || colleagues.some(({ userId }) => userId === assignedTo.userId)
  return (
    <>
      <label className="inline-flex items-center gap-2">
        <span className="ws-quiet">
          <Trans>Answered by</Trans>
        </span>
        <select
          className="min-h-11 rounded-[var(--radius-s)] border border-[var(--control-border)] bg-[var(--card)] px-2 font-semibold text-[var(--foreground)]"
          onChange={({ target }) => void assign(target.value || null)}
          value={assignedTo?.userId ?? ''}
        >
          <option value="">{t`Nobody`}</option>
          {!isKnown && <option value={assignedTo.userId}>{assignedTo.name}</option>}
          {colleagues.map(({ userId, name }) => (
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
