import { newId, newPublicToken } from '#domain/ids.ts'
import { addDays, osloClock } from '#domain/oslo-time.ts'
import { clockAfter } from '#domain/quote-clock.ts'
import { done, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { onQuote, whereItStands } from './buyers-quote.service.ts'
import { takenBy } from './buyer-steps.service.ts'
import { insertRenewed } from './renew.repository.ts'
import { standingOf } from './quote-standing.ts'
import type { FoundQuote } from './quotes.repository.ts'
import type { NewQuote } from './request.repository.ts'

/**
 * Asks anew for what an expired offer was about: a new request with the same goods and the same contact, once however often it is
 * asked for. `quote_unknown`, `quote_in_state` where the offer has not expired, `busy`.
 */
export function renewQuote(
  ctx: Ctx,
  token: string,
): Promise<Result<{ token: string; number: string }>> {
  return onQuote(ctx, token, async (found) => {
    const { quote, copy } = found
    if (copy) return done(copy)
    if (standingOf(quote, ctx.now()) !== 'expired') return whereItStands(ctx, quote)
    const lines = found.lines.map(({ quoteId: _, sortOrder: __, tint: ___, ...line }) => line)
    const request = {
      quote: copyOf(quote, ctx.now()),
      lines: lines.map((line) => ({ ...line, id: newId() })),
    }
    try {
      await insertRenewed(ctx.database, { ...request, expired: quote, ...takenBy(ctx) })
      ctx.log.info('quote.renewed', { quote: request.quote.id, of: quote.id })
    } catch (error) {
      const { kind, what } = faultOf(error)
      // Sent twice at once: the other one has made it.
      if (kind !== 'unique' || !what.includes('quotes.copy_of')) throw error
    }
    // Read again, it has a copy.
    return undefined
  })
}

function copyOf(quote: FoundQuote['quote'], now: number): NewQuote {
  const { factoryId, userId, guestHash, company, orgNo, contact, email, phone } = quote
  const { languageCode, delivery, street, postcode, city, frequency, message, consentAt } = quote
  return {
    id: newId(),
    publicToken: newPublicToken(),
    ...{ factoryId, userId, guestHash, company, orgNo, contact, email, phone },
    ...{ languageCode, delivery, street, postcode, city, frequency, message, consentAt },
    wantedOn: wantedAnew(quote, now),
    copyOf: quote.id,
    ...clockAfter('submit', { dueAt: null, minutesLeft: null }, now),
    searchText: quote.searchText,
    createdAt: now,
    updatedAt: now,
  }
}

/** The day on which the goods are wanted; one that is over is as many days ahead as it was when it was first named. */
function wantedAnew({ wantedOn, createdAt }: FoundQuote['quote'], now: number): string {
  const today = osloClock(now).date
  if (wantedOn > today) return wantedOn
  const days = (Date.parse(wantedOn) - Date.parse(osloClock(createdAt).date)) / 86_400_000
  return addDays(today, Math.max(1, Math.round(days)))
}
