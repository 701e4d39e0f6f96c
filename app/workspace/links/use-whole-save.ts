import { useLingui } from '@lingui/react/macro'
import type { ErrorBody } from '#domain/errors.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { useSave } from '#app/ui/use-save.ts'
import { useUndoOffer } from './use-undo-offer.ts'

type TellAtField = (error: ErrorBody) => boolean

export interface WholeSave<Whole> {
  /**
   * Sends once however often it is asked to. Undefined where it was refused or lost: the draft stays. `sayNothing` where it is under
   * way already, or was refused for a field that tells it: `tellAtField` is true of that.
   */
  save: (body: object, tellAtField?: TellAtField) => Promise<Whole | 'sayNothing' | undefined>
  /** What the message of a save offers: to save again what stood there before. */
  undoing: ReturnType<typeof useUndoOffer<Whole>>
  isBusy: boolean
  /** Why the last save came to nothing, and what was kept. */
  told: string | undefined
  /** The part of the body that was refused, as `links.2.url`. */
  wrongField: string | undefined
  /** What somebody else has saved meanwhile. */
  theirs: Whole | undefined
  /** Nothing is told any more: something changed, or was chosen. */
  forget: () => void
}

/** Saves something that is saved as a whole. What was refused or lost is sent again with the same key, so that it is done once. */
export function useWholeSave<Whole>(path: string): WholeSave<Whole> {
  const { t } = useLingui()
  const { send, isBusy, message, refusal, forget } = useSave({
    unanswered: t`We cannot reach the server. Your changes are kept here. Try again in a moment.`,
  })
  const undoing = useUndoOffer<Whole>(path)

  async function save(body: object, tellAtField?: TellAtField) {
    let isTold = false
    const answer = await send<Whole>(
      (idempotencyKey) => callTwice(path, { method: 'PUT', body, idempotencyKey }),
      { content: body, isSaidElsewhere: (error) => (isTold = tellAtField?.(error) ?? false) },
    )
    if (!answer || isTold) return 'sayNothing'
    return answer.ok ? answer.value : undefined
  }

  return {
    save,
    undoing,
    isBusy,
    told: message,
    wrongField: refusal?.field,
    theirs: refusal?.code === 'stale' ? (refusal as { current?: Whole }).current : undefined,
    forget,
  }
}
