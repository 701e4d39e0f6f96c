import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { admins, events, users } from '#db/schema/index.ts'
import { osloClock } from '#domain/oslo-time.ts'
import { templatesFor } from '#server/features/reply-templates/reply-templates.queries.ts'
import { salesRoles } from '#server/features/quotes/sales-mail.queries.ts'
import type { Ctx } from '#server/http/context.ts'
import { scopeIn } from '#server/http/scope.ts'
import { build } from '#server/platform/build.ts'
import { quoteEntity } from '#server/features/quotes/quote-steps.queries.ts'
import type { FoundQuote } from '#server/features/quotes/quotes.repository.ts'
import { offeredGoodsQuery, ratesQuery } from './offered-goods.queries.ts'

export type QuoteSurroundings = Awaited<ReturnType<typeof findSurroundings>>

/** What stands around a quote in its sheet: its steps, who can answer it, their templates, its goods and the rates of today. */
export async function findSurroundings(ctx: Ctx, found: FoundQuote) {
  const { quote } = found
  const [timeline, sales, templates, goods, rates] = await ctx.database.read([
    timelineQuery(quote.id),
    salesQuery(ctx.site.factoryId),
    templatesFor('quotes', { factoryId: ctx.site.factoryId, languageCode: quote.languageCode }),
    ...offerQueries(ctx, { languageCode: quote.languageCode, ids: productsOf(found) }),
  ])
  return { timeline, sales, templates, goods, rates }
}

/** The goods of an offer and the rates of VAT that are in force. */
export async function findOffered(ctx: Ctx, at: { languageCode: string; ids: readonly string[] }) {
  const [goods, rates] = await ctx.database.read(offerQueries(ctx, at))
  return { goods, rates }
}

/** True of who may answer quotes. */
export async function isOfSales(ctx: Ctx, userId: string): Promise<boolean> {
  const [sales] = await ctx.database.read([salesQuery(ctx.site.factoryId)])
  return sales.some((person) => person.userId === userId)
}

function offerQueries(
  ctx: Ctx,
  { languageCode, ids }: { languageCode: string; ids: readonly string[] },
) {
  const today = osloClock(ctx.now()).date
  return [
    offeredGoodsQuery(scopeIn(ctx.site, languageCode), { ids, today }),
    ratesQuery(today),
  ] as const
}

/** All that can stand in the offer that is written: of what was asked, what was offered last, and what was saved of it. */
function productsOf({ quote, lines, offers }: FoundQuote): string[] {
  const named = [...lines, ...(offers[0]?.lines ?? []), ...(quote.draft?.lines ?? [])]
  return [...new Set(named.flatMap(({ productId }) => productId ?? []))]
}

function timelineQuery(id: string) {
  return build
    .select({
      event: events.event,
      actorType: events.actorType,
      reason: events.reason,
      at: events.at,
      name: users.name,
    })
    .from(events)
    .leftJoin(users, and(eq(events.actorType, 'staff'), eq(users.id, events.actorId)))
    .where(and(eq(events.entity, quoteEntity), eq(events.entityId, id)))
    .orderBy(desc(events.at), desc(events.id))
}

function salesQuery(factoryId: string) {
  return build
    .select({ userId: users.id, name: users.name })
    .from(admins)
    .innerJoin(users, eq(users.id, admins.userId))
    .where(
      and(
        eq(admins.factoryId, factoryId),
        eq(admins.isActive, true),
        eq(users.status, 'active'),
        inArray(admins.role, salesRoles),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
}
