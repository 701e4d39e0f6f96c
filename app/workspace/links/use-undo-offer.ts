import { useLingui } from '@lingui/react/macro'
import { callTwice } from '#app/platform/call-twice.ts'
import { type NotifyMore, notifyStaff } from '#app/ui/notify.ts'
import { newKey } from '#app/platform/browser/new-key.ts'

interface Undoable<Whole> {
  /** What stood there before, as it is sent, with the rev that the save has made. */
  body: { rev: number; [field: string]: unknown }
  onUndone: (whole: Whole) => void
}

/**
 * The 'Undo' of a message that something was saved as a whole: what stood there before is saved as anything else is. Where somebody
 * has saved since, nothing is written and it is said; where no answer came, it can be tried again and is done once.
 */
export function useUndoOffer<Whole>(path: string): (undoable: Undoable<Whole>) => NotifyMore {
  const { t } = useLingui()
  return ({ body, onUndone }) => {
    const idempotencyKey = newKey()
    const offer: NotifyMore = { action: { label: t`Undo`, onClick: () => void putBack() } }
    async function putBack(): Promise<void> {
      const answer = await callTwice<Whole>(path, { method: 'PUT', body, idempotencyKey })
      if (answer.ok) {
        onUndone(answer.value)
        notifyStaff.info(t`What was there before is back.`)
      } else if (answer.reason === 'refused' && answer.error.code === 'stale')
        notifyStaff.warning(t`Somebody else saved this since. Nothing was undone.`)
      else if (answer.reason === 'refused')
        notifyStaff.error(answer.error.message, answer.error.retryable ? offer : undefined)
      else notifyStaff.error(t`That could not be saved. Nothing was changed.`, offer)
    }
    return offer
  }
}
