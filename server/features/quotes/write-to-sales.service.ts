import { quoteRules } from '#domain/quote-rules.ts'
import type { QuoteView, ReviseOffer, WriteToSales } from '#domain/quote-view.schema.ts'
import { done, type Result } from '#domain/result.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import type { Call } from '#server/http/once.queries.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { getQuote, onQuote, whereItStands, whyUnanswerable } from './buyers-quote.service.ts'
import { takenBy } from './buyer-steps.service.ts'
import {
  type BuyersMessage,
  findWritten,
  writeAnswer,
  writeMessage,
  writeRevision,
} from './buyer-steps.repository.ts'
import { canWrite } from './quote-view.ts'
import { standingOf } from './quote-standing.ts'
import type { FoundQuote } from './quotes.repository.ts'

const hourMs = 3_600_000

/**
 * A message of the buyer to sales, once per key; where sales have asked it is the answer, and the clock goes on. `quote_unknown`,
 * `offer_expired`, `quote_in_state` once it is over, `too_many_tries`, `key_reused`, `busy`.
 */
export function writeToSales(
  ctx: Ctx,
  token: string,
  { wanted, key }: { wanted: WriteToSales; key: string },
): Promise<Result<QuoteView>> {
  const making = { scope: 'quote-message', key, body: wanted }
  return writtenOnce(ctx, token, making, async (found, toWrite) => {
    const status = standingOf(found.quote, ctx.now())
    if (!canWrite(status)) return whereItStands(ctx, found.quote)
    const message = { ...toWrite, ...wanted, lineIds: knownOf(found, wanted.lineIds) }
    const id =
      status === 'needs_info'
        ? await writeAnswer(ctx.database, message)
        : await writeMessage(ctx, message)
    return id === undefined ? undefined : done(id)
  })
}

/**
 * The buyer asks for another offer, once per key: what they write stands among the messages. Refuses as `writeToSales` does, and
 * `offer_replaced` where a newer version counts.
 */
export function reviseOffer(
  ctx: Ctx,
  token: string,
  { wanted, key }: { wanted: ReviseOffer; key: string },
): Promise<Result<QuoteView>> {
  const { version, text, lineIds } = wanted
  const making = { scope: 'quote-revision', key, body: wanted }
  return writtenOnce(ctx, token, making, async (found, toWrite) => {
    const refusal = await whyUnanswerable(ctx, found, version)
    if (refusal) return refusal
    const message = { ...toWrite, text, lineIds: knownOf(found, lineIds) }
    const id = await writeRevision(ctx.database, message)
    ctx.log.info('quote.revision', { quote: found.quote.id, version })
    return done(id)
  })
}

type ToWrite = Pick<BuyersMessage, 'taken' | 'limits' | 'call'>

async function writtenOnce(
  ctx: Ctx,
  token: string,
  making: { scope: string; key: string; body: unknown },
  write: (found: FoundQuote, toWrite: ToWrite) => Promise<Result<string> | undefined>,
): Promise<Result<QuoteView>> {
  const limits = limitsOf(ctx, token)
  let refusal: Result<string> | undefined
  const make = async (call: Call) => {
    const written = await onQuote(ctx, token, (found) =>
      write(found, { taken: { quote: found.quote, ...takenBy(ctx) }, limits, call }),
    )
    if (written.ok) return written.value
    refusal = written
    return undefined
  }
  const find = (key: string) => findWritten(ctx.database, key)
  try {
    // Who has the link is its buyer, signed in or not.
    const made = await makeOnce(ctx, { ...making, holder: `quote ${token}` }, { find, make })
    if (made.ok) return await getQuote(ctx, token)
    return refusal && !refusal.ok && made.problem.code === 'too_many' ? refusal : made
  } catch (error) {
    if (!isOverLimit(faultOf(error))) throw error
    return refusedWithin(ctx, 'too_many_tries', limits)
  }
}

/** The lines that a message can be about: of what was asked for or offered. */
function knownOf({ lines, offers }: FoundQuote, ids: readonly string[]): string[] {
  const known = new Set([...lines, ...offers.flatMap((offer) => offer.lines)].map(({ id }) => id))
  return [...new Set(ids)].filter((id) => known.has(id))
}

function limitsOf(ctx: Ctx, token: string): Limit[] {
  const { messagesPerHour: most } = quoteRules
  return [{ who: ['quote', 'message', ctx.site.factoryId, token], most, windowMs: hourMs }]
}
