import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { AdminConversation } from '#domain/admin-conversations.schema.ts'
import { SideSheet } from '#app/workspace/sheet/side-sheet.tsx'
import { callTwice } from '#app/platform/call-twice.ts'
import { newKey } from '#app/platform/browser/new-key.ts'
import { AnswerBox } from './answer-box.tsx'
import { ConversationMoves, ConversationOwner } from './conversation-moves.tsx'
import type { ConversationProps } from './conversation-props.ts'
import { ConversationThread } from './conversation-thread.tsx'
import { statusTones, statusWords } from './inbox-words.ts'
import { OrderCard } from './order-card.tsx'

/** One conversation: who wrote, who has it, what was said and noted, and the answer that is being written. */
export function ConversationSheet(props: ConversationProps) {
  const { i18n } = useLingui()
  const { conversation } = props
  const { number, subject, name, email, status, can } = conversation
  useFirstLook(props)
  return (
    <SideSheet
      footer={can.edit && <AnswerBox {...props} />}
      isWide
      meta={
        <>
          <span className="ws-state" data-tone={statusTones[status]} role="status">
            {i18n._(statusWords[status])}
          </span>
          <bdi className="font-semibold text-[var(--foreground)]">{name}</bdi>
          {email && (
            <a href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          )}
          <bdi className="num">{number}</bdi>
          <ConversationOwner {...props} />
          {can.edit && <ConversationMoves {...props} />}
        </>
      }
      title={<bdi dir="auto">{subject}</bdi>}
    >
      {conversation.order && <OrderCard order={conversation.order} />}
      {!conversation.order && <TypedOrder conversation={conversation} />}
      <ConversationThread {...props} />
    </SideSheet>
  )
}

/** A number that no order of this sender has is shown as it was typed, and leads nowhere. */
function TypedOrder({ conversation: { orderNumber } }: { conversation: AdminConversation }) {
  const { t } = useLingui()
  if (orderNumber === '') return null
  return (
    <p className="ws-note">
      <span>{t`The sender names this order; no order of this address has that number:`}</span>{' '}
      <bdi className="num">{orderNumber}</bdi>
    </p>
  )
}

/** What is new is open as soon as somebody who may answer looks at it. */
function useFirstLook({ conversation: { id, rev, status, can }, onChanged }: ConversationProps) {
  const isFirst = status === 'new' && can.edit
  useEffect(() => {
    if (!isFirst) return
    void callTwice(`/admin/conversations/${id}/moves`, {
      ...{ method: 'POST', body: { rev, move: 'open' }, idempotencyKey: newKey() },
    }).then(() => onChanged())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per conversation: a colleague may have been faster
  }, [id, isFirst])
}
