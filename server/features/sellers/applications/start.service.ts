import { keyHolder } from '#domain/cart-owner.ts'
import { newId, newPublicToken } from '#domain/ids.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { ApplicationView, CompanyStep } from '#domain/seller-application.schema.ts'
import { applicationRules } from '#domain/seller-application-rules.ts'
import { draftDays } from '#domain/sellers.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { type Buyer, buyerOf } from '#server/session/buyer.ts'
import { findById } from './applications.repository.ts'
import { whyNoBusiness } from './org-no.service.ts'
import { applicationView } from './own-application.service.ts'
import { findStarted, insertApplication, type NewApplication } from './start.repository.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Company = Omit<CompanyStep, 'rev'>

/**
 * Begins an application with the answers of its first step, once per key. Refuses `seller_exists`, `application_early`,
 * `too_many_tries` and `key_reused`. `guestSecret` is there of a guest who is new.
 */
export async function startApplication(
  ctx: Ctx,
  company: Company,
  call: { key: string; network: string },
): Promise<Result<{ application: ApplicationView; guestSecret: string | undefined }>> {
  const buyer = await buyerOf(ctx)
  const refusal = await whyNoBusiness(ctx, { orgNo: company.orgNo, id: '' })
  if (refusal) return refusal
  const limits = limitsOf(call.network)
  const holder = keyHolder(buyer.keyOwner)
  const making = { scope: 'seller-application', key: call.key, body: company, holder }
  try {
    const made = await makeOnce(ctx, making, {
      find: (key) => findStarted(ctx.database, key),
      make: async (stored) => {
        const application = newApplication(ctx, company, buyer)
        const actorType = buyerTypeOf(ctx.actor)
        await insertApplication(ctx.database, { application, limits, actorType }, stored)
        ctx.log.info('seller.started', { application: application.id })
        return application.id
      },
    })
    if (!made.ok) return made
    const found = await findById(ctx, made.value)
    if (!found) return refused('application_unknown')
    return done({ application: applicationView(found), guestSecret: buyer.secret })
  } catch (error) {
    if (!isOverLimit(faultOf(error))) throw error
    return refusedWithin(ctx, 'too_many_tries', limits)
  }
}

function newApplication(ctx: Ctx, company: Company, { owner }: Buyer): NewApplication {
  const now = ctx.now()
  return {
    id: newId(),
    factoryId: ctx.site.factoryId,
    publicToken: newPublicToken(),
    ...owner,
    status: 'draft',
    draft: { company },
    step: 1,
    orgNo: company.orgNo,
    company: company.company,
    languageCode: ctx.language.code,
    markedFields: [],
    expiresAt: now + draftDays * dayMs,
    createdAt: now,
    updatedAt: now,
  }
}

function limitsOf(network: string): Limit[] {
  const { startsPerHour: most } = applicationRules
  return [{ who: ['seller', 'start', network], most, windowMs: hourMs }]
}
