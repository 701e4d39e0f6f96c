import type { QuoteStart } from '#domain/quote-request.schema.ts'
import { workingDayMinutes, workingTimeAfter } from '#domain/working-time.ts'
import type { Ctx } from '#server/http/context.ts'
import { findKnownBuyer, findWays } from './start.queries.ts'

/** What the form begins with: who is signed in, as far as they are known, where goods go, and when a request of now is answered. */
export async function getQuoteStart(ctx: Ctx): Promise<QuoteStart> {
  const { factoryId } = ctx.site
  const { userId } = ctx.actor
  const [{ address, kinds }, known] = await Promise.all([
    findWays(ctx.database, factoryId),
    userId ? findKnownBuyer(ctx.database, { factoryId, userId }) : undefined,
  ])
  const { person, home, company } = known ?? {}
  return {
    orgNo: company?.orgNo ?? '',
    company: company?.company ?? '',
    contact: person?.name ?? '',
    phone: person?.phone ?? '',
    email: person?.email ?? '',
    street: home?.street ?? '',
    postcode: home?.postcode ?? '',
    dueAt: workingTimeAfter(ctx.now(), workingDayMinutes),
    pickupPlace: kinds.includes('pickup') ? address.replaceAll(/\s*\n\s*/gu, ', ') : '',
    isDelivered: kinds.some((kind) => kind !== 'pickup'),
  }
}
