import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { ErrorBody } from '#domain/errors.ts'
import { callTwice } from '#app/platform/call-twice.ts'
import { useSameKey } from '#app/ui/use-same-key.ts'
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
  const [refusal, setRefusal] = useState<ErrorBody | 'unreachable'>()
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const keyFor = useSameKey()
  const undoing = useUndoOffer<Whole>(path)
  const error = typeof refusal === 'object' ? refusal : undefined

  async function save(
    body: object,
    tellAtField?: TellAtField,
  ): Promise<Whole | 'sayNothing' | undefined> {
    if (isSending.current) return 'sayNothing'
    isSending.current = true
    setIsBusy(true)
    setRefusal(undefined)
    const key = keyFor(body)
    const answer = await callTwice<Whole>(path, { method: 'PUT', body, idempotencyKey: key.value })
    isSending.current = false
    setIsBusy(false)
    if (answer.ok) {
      key.isAnswered()
      return answer.value
    }
    if (answer.reason === 'refused' && !answer.error.retryable) key.isAnswered()
    if (answer.reason === 'refused' && tellAtField?.(answer.error)) return 'sayNothing'
    setRefusal(answer.reason === 'refused' ? answer.error : 'unreachable')
    return undefined
  }

  return {
    save,
    undoing,
    isBusy,
    told:
      refusal === 'unreachable'
        ? t`We cannot reach the server. Your changes are kept here. Try again in a moment.`
        : error?.message,
    wrongField: error?.field,
    theirs: error?.code === 'stale' ? (error as { current?: Whole }).current : undefined,
    forget: () => setRefusal(undefined),
  }
}
