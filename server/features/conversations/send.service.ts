import { keyHolder } from '#domain/cart-owner.ts'
import { conversationRules } from '#domain/conversation-rules.ts'
import { type ContactMessage, type SentMessage, subjectOf } from '#domain/conversations.schema.ts'
import { newId } from '#domain/ids.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { done, refused, type Result } from '#domain/result.ts'
import { conversationSearchText } from '#domain/searched-conversation.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { isUsedUp, refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { isRefusedByGuard } from '#server/platform/guard.queries.ts'
import { isolated } from '#server/i18n/isolated.ts'
import { type Buyer, buyerOf } from '#server/session/buyer.ts'
import { type Proof, proofIn } from './proof.service.ts'
import { findSent, findSentNumber, insertMessage, type NewConversation } from './send.repository.ts'

const hourMs = 3_600_000

interface Call {
  key: string
  network: string
}

type Sent = Result<{ sent: SentMessage; guestSecret: string | undefined }>

/**
 * Takes a message, once per key: it is in the inbox, its sender gets a receipt and those who answer get a mail. What fills in the field that
 * nobody sees has to prove its work, too; where there are no scripts to do it with it is kept as spam, and told nothing. Refuses `proof_needed` where a machine may be writing, `proof_refused`, `file_gone`,
 * `too_many_messages` and `key_reused`. `guestSecret` is there of a guest who is new.
 */
export async function sendMessage(ctx: Ctx, message: ContactMessage, call: Call): Promise<Sent> {
  const sender = await buyerOf(ctx)
  const limits = [networkLimit(ctx, call, conversationRules.networkPerHour)]
  // Its key is a secret of the browser, or made of the content itself where it has no scripts: it needs no other holder. What proves or
  // measures is not the message: sent again with a proof it is the same.
  const { proof: _, tookMs: __, fileId: ___, ...body } = message
  const making = { scope: 'conversation', key: call.key, body, holder: 'form' }
  let refusal: Result<never> | undefined
  try {
    const made = await makeOnce(ctx, making, {
      find: (key) => findSent(ctx.database, key),
      make: async (stored) => {
        const proof = await provenBy(ctx, message, call)
        if (proof && !proof.ok) {
          refusal = proof
          return undefined
        }
        const conversation = newConversation(ctx, message, {
          sender,
          isProven: proof !== undefined,
        })
        await insertMessage(ctx.database, { conversation, limits, proof: proof?.value }, stored)
        ctx.log.info('conversation.written', { conversation: conversation.row.id })
        return conversation.row.id
      },
    })
    if (!made.ok) return refusal ?? made
    const sent = await findSentNumber(ctx.database, made.value)
    return sent ? done({ sent, guestSecret: sender.secret }) : refused('not_found')
  } catch (error) {
    return whyNot(ctx, error, limits)
  }
}

async function whyNot(ctx: Ctx, error: unknown, limits: readonly Limit[]): Promise<Sent> {
  const fault = faultOf(error)
  if (isOverLimit(fault)) return refusedWithin(ctx, 'too_many_messages', limits)
  if (isRefusedByGuard(error)) return refused('file_gone', { field: 'fileId' })
  if (fault.kind === 'unique' && fault.what.includes('spent_proofs'))
    return refused('proof_refused')
  throw error
}

/** The proof that comes with a message, if any. Without one: undefined, or why one is needed. */
async function provenBy(
  ctx: Ctx,
  { proof, tookMs, decoy, isPlain }: ContactMessage,
  call: Call,
): Promise<Result<Proof> | undefined> {
  if (proof !== null) {
    const held = await proofIn(ctx, proof)
    return held ? done(held) : refused('proof_refused')
  }
  const isFilledIn = decoy !== ''
  // Nothing can be proven there: it is let in as spam, so that nothing is lost that a person wrote after all.
  if (isFilledIn && isPlain) return undefined
  const isQuick = tookMs < conversationRules.fastestMs
  const isMany = await isUsedUp(ctx, [networkLimit(ctx, call, conversationRules.unprovenPerHour)])
  if (!isFilledIn && !isQuick && !isMany) return undefined
  const { phoneText, email, name } = ctx.site.company
  return refused('proof_needed', { values: { contact: isolated(phoneText ?? email ?? name) } })
}

function newConversation(
  ctx: Ctx,
  message: ContactMessage,
  { sender, isProven }: { sender: Buyer; isProven: boolean },
): NewConversation {
  const now = ctx.now()
  const { form, topic, name, email, text } = message
  const orderNumber = topic === 'order' ? message.orderNumber : ''
  const isSpam = message.decoy !== '' && !isProven
  return {
    row: {
      id: newId(),
      factoryId: ctx.site.factoryId,
      ...sender.owner,
      ...{ form, topic, name, email, orderNumber, subject: subjectOf(text) },
      status: isSpam ? 'spam' : 'new',
      languageCode: ctx.language.code,
      searchText: conversationSearchText({ name, email, orderNumber, text }),
      ...{ lastAt: now, createdAt: now, updatedAt: now },
    },
    text,
    steps: isSpam ? ['write', 'mark_spam'] : ['write'],
    file: message.fileId && { id: message.fileId, holder: keyHolder(sender.keyOwner) },
    actorType: buyerTypeOf(ctx.actor),
  }
}

function networkLimit(ctx: Ctx, { network }: Call, most: number): Limit {
  return { who: ['conversation', ctx.site.factoryId, network], most, windowMs: hourMs }
}
