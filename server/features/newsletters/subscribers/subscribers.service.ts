import {
  type AdminSubscriber,
  type SubscriberQuery,
  type Subscribers,
  subscribersPageSize,
} from '#domain/admin-subscribers.schema.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { Ctx } from '#server/http/context.ts'
import { saveBlocked, saveUnblocked } from './block-subscriber.repository.ts'
import {
  agreementsQuery,
  subscriberQuery,
  subscribersQuery,
  subscriberTotalQuery,
} from './subscribers.queries.ts'

/** A page of the addresses that newsletters go to, or must never go to. */
export async function getSubscribers(ctx: Ctx, query: SubscriberQuery): Promise<Subscribers> {
  const asked = { factoryId: ctx.site.factoryId, query }
  const [subscribers, totals] = await ctx.database.read([
    subscribersQuery(asked),
    subscriberTotalQuery(asked),
  ])
  const total = totals[0]?.total ?? 0
  return { subscribers, total, page: query.page, pageSize: subscribersPageSize }
}

/** How and when somebody agreed to get newsletters, and how they left. */
export async function getSubscriber(ctx: Ctx, id: string): Promise<Result<AdminSubscriber>> {
  const { factoryId } = ctx.site
  const [[found], agreements] = await ctx.database.read([
    subscriberQuery(factoryId, id),
    agreementsQuery(factoryId, id),
  ])
  if (!found) return refused('not_found')
  const { row, state } = found
  const { email, languageCode, createdAt, rev, status, source, blockedAt, softBounces } = row
  return done({
    ...{ id, email, state, languageCode, createdAt, rev, status, source, blockedAt, softBounces },
    hasAccount: row.userId !== null,
    agreements: agreements.map(({ agreement }) => ({
      listId: agreement.listId,
      status: agreement.status,
      consentVersion: agreement.consentVersion,
      consentLanguage: agreement.consentLanguage,
      askedAt: agreement.askedAt,
      confirmedAt: agreement.confirmedAt,
      hasProof: agreement.confirmedIpHash !== null,
      unsubscribedAt: agreement.unsubscribedAt,
      unsubscribedHow: agreement.unsubscribedHow,
    })),
  })
}

/** Blocks an address: no form and no link subscribes it again. Refuses `not_found` and `stale`; twice is once. */
export function blockAddress(ctx: Ctx, id: string, rev: number): Promise<Result<AdminSubscriber>> {
  return stepped(ctx, { id, rev, status: 'blocked', save: saveBlocked })
}

/** Lets an address subscribe again; it gets nothing before its owner asks for it. Refuses `not_found` and `stale`; twice is once. */
export function unblockAddress(
  ctx: Ctx,
  id: string,
  rev: number,
): Promise<Result<AdminSubscriber>> {
  return stepped(ctx, { id, rev, status: 'enabled', save: saveUnblocked })
}

interface Step {
  id: string
  rev: number
  status: AdminSubscriber['status']
  save: typeof saveBlocked
}

async function stepped(
  ctx: Ctx,
  { id, rev, status, save }: Step,
): Promise<Result<AdminSubscriber>> {
  const before = await getSubscriber(ctx, id)
  if (!before.ok || before.value.status === status) return before
  const isSaved = await save(ctx, { id, rev })
  const now = await getSubscriber(ctx, id)
  if (!now.ok || isSaved || now.value.status === status) return now
  return refused('stale', { current: now.value })
}
