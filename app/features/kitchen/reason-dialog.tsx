import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { KitchenTicket } from '#domain/kitchen.schema.ts'
import { callOffReasons, longestKitchenWords, rejectReasons } from '#domain/restaurant-orders.ts'
import { KitchenDialog } from './kitchen-dialog.tsx'
import { callOffWords, rejectWords } from './kitchen-words.ts'
import type { BoardActs } from './use-board-acts.ts'

interface ReasonDialogProps {
  kind: 'reject' | 'call_off'
  ticket: KitchenTicket
  acts: BoardActs
}

/** Why an order is not made: a word of the list, and words of the kitchen's own that its guest reads. What is sold out is marked next. */
export function ReasonDialog({ kind, ticket, acts }: ReasonDialogProps) {
  const { i18n } = useLingui()
  const [reasonText, setReasonText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const count = reasonText.trim().length
  const isLong = count > longestKitchenWords
  const give = (why: Parameters<typeof acts.refuse>[1]) => {
    if (isLong) return field.current?.focus()
    acts.refuse(ticket, why)
    acts.close()
    if (why.reason === 'sold_out') acts.ask({ kind: 'sold_out' })
    return undefined
  }
  return (
    <KitchenDialog
      onClose={acts.close}
      title={
        kind === 'reject' ? (
          <Trans>Why do you reject {ticket.ticket}?</Trans>
        ) : (
          <Trans>Why is {ticket.ticket} cancelled?</Trans>
        )
      }
    >
      <label className="kfield">
        <Trans>Words to the guest, if you like</Trans>
        <input
          aria-describedby="kitchen-words-problem"
          aria-invalid={isLong || undefined}
          onChange={(event) => setReasonText(event.currentTarget.value)}
          ref={field}
          value={reasonText}
        />
      </label>
      <p className="kproblem" id="kitchen-words-problem" role="alert">
        {isLong && (
          <Trans>
            Too long: {count} of at most {longestKitchenWords} characters.
          </Trans>
        )}
      </p>
      <div className="kchoices">
        {kind === 'reject'
          ? rejectReasons.map((reason) => (
              <button
                className="kbtn"
                key={reason}
                onClick={() => give({ kind: 'reject', reason, reasonText })}
                type="button"
              >
                {i18n._(rejectWords[reason])}
              </button>
            ))
          : callOffReasons.map((reason) => (
              <button
                className="kbtn"
                key={reason}
                onClick={() => give({ kind: 'call_off', reason, reasonText })}
                type="button"
              >
                {i18n._(callOffWords[reason])}
              </button>
            ))}
      </div>
    </KitchenDialog>
  )
}
