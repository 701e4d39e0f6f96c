import { appConfig } from '#config'
import type { SentMessage, TypedContactMessage } from '#domain/conversations.schema.ts'
import { type ApiAnswer, callApi } from '#app/platform/api.ts'
import { isRefusal, untilAnswered } from '#app/platform/until-answered.ts'
import { attemptKey } from './message-storage.ts'

type Message = Omit<TypedContactMessage, 'proof'>

/**
 * Sends a message, and again with the same key while nobody answers, for 30 s. Where a proof of work is asked for it is done, which
 * `onProof` hears, and the message sent with it.
 */
export async function sendMessage(
  message: Message,
  onProof: () => void,
): Promise<ApiAnswer<SentMessage>> {
  const { tookMs: _, ...body } = message
  const idempotencyKey = attemptKey(JSON.stringify(body))
  const send = (proof: string | null) =>
    untilAnswered(
      () =>
        callApi<SentMessage>('/conversations', {
          ...{ method: 'POST', body: { ...message, proof }, idempotencyKey },
        }),
      { forMs: appConfig.cart.retryForMs },
    )
  const answer = await send(null)
  if (!isRefusal(answer) || answer.error.code !== 'proof_needed') return answer
  onProof()
  const proof = await proofOrNone()
  return proof === null ? answer : send(proof)
}

async function proofOrNone(): Promise<string | null> {
  try {
    const { solvedProof } = await import('./solve-proof.ts')
    return await solvedProof()
  } catch {
    // Its file could not be fetched, or the browser cannot compute it: the sentence says what else to do.
    return null
  }
}
