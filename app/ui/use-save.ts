import { useLingui } from '@lingui/react/macro'
import { QueryClient, useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ErrorBody } from '#domain/errors.ts'
import type { ApiAnswer } from '#app/platform/api.ts'
import { isOutdated } from '#app/platform/outdated.ts'
import { useSameKey } from './use-same-key.ts'

type Call<Value> = (idempotencyKey: string) => Promise<ApiAnswer<Value>>

interface SaveOptions {
  /** Reads the page anew where it no longer shows what is saved: written here, or changed or removed by somebody else. */
  onOutdated?: (() => Promise<void>) | undefined
  /** What is said where nobody answered. */
  unanswered?: string
}

interface SendOptions<Value> {
  /** What is sent: the same content goes with the same key until it was answered, so that it is done once. Left out, each press is another wish. */
  content?: unknown
  /** Hears of the answer before the page is read anew. */
  onAnswer?: (answer: ApiAnswer<Value>) => void
  /** True where a refusal is said beside what it is about, and not as a message. */
  isSaidElsewhere?: (error: ErrorBody) => boolean
}

export interface Save {
  /** Sends once, however often it is pressed: the answer, or undefined where one is under way already. */
  send: <Value>(
    call: Call<Value>,
    options?: SendOptions<Value>,
  ) => Promise<ApiAnswer<Value> | undefined>
  /** It is on its way. */
  isSaving: boolean
  /** It is on its way, or what it left behind is not shown yet: a second press would name the revision of before. */
  isBusy: boolean
  /** The same at this moment, before it is drawn. */
  isUnderWay: () => boolean
  /** Why the last save was refused. */
  refusal: ErrorBody | undefined
  /** Why the last save came to nothing, in the reader's language. */
  message: string | undefined
  /** The reason no longer counts: something was chosen or given up. */
  forget: () => void
}

/** Nothing is kept of what was written, and a lost connection is an answer: nothing waits unseen for it to come back. */
const saves = new QueryClient({
  defaultOptions: { mutations: { networkMode: 'always', gcTime: 0 } },
})

/**
 * How anything is saved from a page: once, with a key that stays until there is an answer, and with what it came to.
 *
 *     const { send, message } = useSave({ onOutdated: () => router.invalidate() })
 *     await send((idempotencyKey) => callTwice(path, { method: 'PUT', body, idempotencyKey }), { content: body })
 */
export function useSave({ onOutdated, unanswered }: SaveOptions = {}): Save {
  const { t } = useLingui()
  const mutationKey = [useId()]
  const keyFor = useSameKey()
  const [isSaving, setIsSaving] = useState(false)
  const [failure, setFailure] = useState<ErrorBody | 'unanswered'>()
  const refusal = typeof failure === 'object' ? failure : undefined
  const { mutateAsync, isPending } = useMutation({ mutationKey, mutationFn: run }, saves)

  async function run(write: () => Promise<ApiAnswer<unknown>>): Promise<void> {
    const answer = await write()
    if (!isOutdated(answer) || !onOutdated) return
    setIsSaving(false)
    // Until it is read anew a second save would name the revision of before, and be refused for the first one's sake.
    await onOutdated()
  }

  const isUnderWay = () => saves.isMutating({ mutationKey }) > 0

  async function send<Value>(call: Call<Value>, options: SendOptions<Value> = {}) {
    if (isUnderWay()) return undefined
    const { content, onAnswer, isSaidElsewhere } = options
    const key = keyFor(content)
    let answer: ApiAnswer<Value> | undefined
    setIsSaving(true)
    // Until who sent it goes on from the answer: what was sent would else look unsaved for a moment.
    await mutateAsync(async () => {
      answer = await call(key.value)
      const failed = failureOf(answer)
      const refused = typeof failed === 'object' ? failed : undefined
      // What may be done in a moment may be done already: it is sent again as it was.
      if (failed !== 'unanswered' && !refused?.retryable) key.isAnswered()
      setFailure(refused && isSaidElsewhere?.(refused) ? undefined : failed)
      onAnswer?.(answer)
      return answer
    }).finally(() => setIsSaving(false))
    return answer
  }

  const lost = unanswered ?? t`We cannot reach the shop. Try again in a moment.`
  const message = failure === 'unanswered' ? lost : refusal?.message
  return {
    send,
    isSaving,
    isBusy: isPending,
    isUnderWay,
    refusal,
    // Said again where it comes to the same.
    message: isSaving ? undefined : message,
    forget: () => setFailure(undefined),
  }
}

function failureOf(answer: ApiAnswer<unknown>): ErrorBody | 'unanswered' | undefined {
  if (answer.ok) return undefined
  return answer.reason === 'refused' ? answer.error : 'unanswered'
}
