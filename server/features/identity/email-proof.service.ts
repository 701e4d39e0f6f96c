import { unprovenOrderLimits } from '#domain/order-limits.ts'
import { isAddressOf } from '#domain/accounts.ts'
import { keyHolder, ownerOf } from '#domain/cart-owner.ts'
import { sha256Hex } from '#domain/ids.ts'
import { mailboxOf } from '#domain/mailbox.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { findProof, keepProof } from './email-proofs.repository.ts'
import { addressMailLimit, networkMailLimit } from './limits.service.ts'
import { type CodePlace, isCodeMailed, mailCode, rightCode } from './mailed-codes.service.ts'

const dayMs = 24 * 3600 * 1000

interface Asked {
  email: string
  network: string
}

/**
 * Since when the caller is known to read this address (epoch ms): by their account, or by a code that they typed in this browser.
 * Undefined where nothing shows it.
 */
export async function provenSince(ctx: Ctx, email: string): Promise<number | undefined> {
  if (isAddressOf(ctx.user, email)) return ctx.now()
  const place = await placeOf(ctx, email)
  return place && findProof(ctx.database, { id: place.id, now: ctx.now() })
}

/**
 * Why an order waits: `email_unproven`, with a code on its way to the address. One that can still be typed is not sent again:
 * `sendCode` does that. `too_many_codes` where no code can be sent now.
 */
export async function askForProof(ctx: Ctx, asked: Asked): Promise<Problem> {
  const place = await placeOf(ctx, asked.email)
  const isWaiting = place && (await isCodeMailed(ctx, place))
  const sent = isWaiting ? done(undefined) : await sendCode(ctx, asked)
  return sent.ok ? { code: 'email_unproven' } : sent.problem
}

/** Mails a code to an address that the caller wants to order with. Refuses `too_many_codes`, and `cart_empty` to who has no cart. */
export async function sendCode(ctx: Ctx, { email, network }: Asked): Promise<Result<undefined>> {
  const place = await placeOf(ctx, email)
  if (!place) return refused('cart_empty')
  const { userId } = ctx.actor
  return mailCode(ctx, place, {
    message: {
      kind: 'A11',
      entityId: place.id,
      languageCode: ctx.language.code,
      recipient: email,
      ...(userId === undefined ? {} : { userId }),
    },
    limits: [addressMailLimit(ctx, `order ${mailboxOf(email)}`), networkMailLimit(network)],
    otherwise: 'too_many_codes',
  })
}

/**
 * Shows by its code that the caller reads an address; from then on their orders to it wait for nothing. A repeat answers the same.
 * Refuses `code_wrong` and, after five tries of one code, `too_many_tries`.
 */
export async function confirmEmail(
  ctx: Ctx,
  { email, code }: { email: string; code: string },
): Promise<Result<object>> {
  const place = await placeOf(ctx, email)
  if (!place) return refused('code_wrong', { field: 'code' })
  const now = ctx.now()
  if ((await findProof(ctx.database, { id: place.id, now })) !== undefined) return done({})
  const typed = await rightCode(ctx, place, code)
  if (!typed.ok) return typed
  await keepProof(ctx.database, {
    id: place.id,
    codeHash: typed.value,
    now,
    expiresAt: now + unprovenOrderLimits.provenDays * dayMs,
  })
  return done({})
}

/** A code, and what it proves, is of one address and of one browser's guest or one person. */
async function placeOf(ctx: Ctx, email: string): Promise<CodePlace | undefined> {
  const owner = ownerOf(ctx.actor)
  if (!owner) return undefined
  const { factoryId } = ctx.site
  const id = await sha256Hex(JSON.stringify(['email', factoryId, keyHolder(owner), email]))
  return { id, purpose: 'order_email' }
}
