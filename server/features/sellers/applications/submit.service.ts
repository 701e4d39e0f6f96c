import { mailboxOf } from '#domain/mailbox.ts'
import { buyerTypeOf } from '#domain/orders.ts'
import { refused, type Result } from '#domain/result.ts'
import type { ApplicationView, SubmitApplication } from '#domain/seller-application.schema.ts'
import { applicationRules } from '#domain/seller-application-rules.ts'
import { nextApplicationStatus } from '#domain/sellers.ts'
import { isOvertaken } from '#server/features/orders/transition.queries.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import { isOverLimit, type Limit } from '#server/features/tries/tries.queries.ts'
import { refusedWithin } from '#server/features/tries/tries.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { makeOnce } from '#server/http/make-once.ts'
import type { Call } from '#server/http/once.queries.ts'
import { scopeOf } from '#server/http/scope.ts'
import { faultOf } from '#server/platform/database-fault.ts'
import { isSecondApplication, sellerKnown, whyNoBusiness } from './org-no.service.ts'
import type { ApplicationDoor, FoundApplication } from './applications.repository.ts'
import { applicationView, findOwn, getOwn, whereItStands } from './own-application.service.ts'
import { findTermsVersion } from './terms.service.ts'
import { findSubmitted, writeSubmitted } from './submit.repository.ts'

const dayMs = 24 * 3_600_000

type Refused = Extract<Result<never>, { ok: false }>

/**
 * Sends an application, once per key: its applicant and sales get a mail. Refuses `step_unanswered` with the step,
 * `email_unconfirmed`, `seller_exists`, `application_early`, `application_in_state`, `stale` with `current`, and `too_many_tries`.
 */
export async function submitApplication(
  ctx: Ctx,
  door: ApplicationDoor,
  { wanted, key }: { wanted: SubmitApplication; key: string },
): Promise<Result<ApplicationView>> {
  const found = await findOwn(ctx, door)
  if (!found.ok) return found
  const { application } = found.value
  const limits = limitsOf(ctx, application)
  const making = { scope: 'seller-submit', key, body: wanted, holder: `seller ${door.id}` }
  let refusal: Refused | undefined
  try {
    const made = await makeOnce(ctx, making, {
      find: (stored) => findSubmitted(ctx.database, stored),
      make: async (call) => {
        refusal = await whyNotSent(ctx, found.value, wanted)
        if (refusal) return undefined
        await sendNow(ctx, application, { call, limits })
        return application.id
      },
    })
    if (!made.ok) return refusal ?? made
    return await getOwn(ctx, door)
  } catch (error) {
    const fault = faultOf(error)
    if (isSecondApplication(fault)) return sellerKnown()
    if (isOverLimit(fault)) return refusedWithin(ctx, 'too_many_tries', limits)
    if (isOvertaken(fault)) return whatOvertook(ctx, door)
    throw error
  }
}

async function whyNotSent(
  ctx: Ctx,
  found: FoundApplication,
  { rev }: SubmitApplication,
): Promise<Refused | undefined> {
  const { application } = found
  const { id, status, draft, orgNo, email } = application
  if (!nextApplicationStatus(status, 'submit', buyerTypeOf(ctx.actor)).ok)
    return whereItStands(ctx, application)
  if (application.rev !== rev) return refused('stale', { current: applicationView(found) })
  const missing = (['company', 'contact', 'place', 'range'] as const).find((step) => !draft[step])
  if (missing) return refused('step_unanswered', { field: missing })
  if (application.emailVerifiedAt === null)
    return refused('email_unconfirmed', { field: 'contact' })
  return whyNoBusiness(ctx, { orgNo, id, email })
}

async function sendNow(
  ctx: Ctx,
  application: ApplicationRow,
  { call, limits }: { call: Call; limits: readonly Limit[] },
): Promise<void> {
  const { userId, guestHash } = ctx.actor
  await writeSubmitted(ctx.database, application, {
    actorType: buyerTypeOf(ctx.actor),
    actorId: userId ?? guestHash ?? null,
    at: ctx.now(),
    termsVersion: await findTermsVersion(ctx.database, scopeOf(ctx)),
    ...{ call, limits },
  })
  ctx.log.info('seller.submitted', { application: application.id })
}

/** Somebody was faster: the same business is a seller by now, or the application is another one. */
async function whatOvertook(ctx: Ctx, door: ApplicationDoor): Promise<Result<ApplicationView>> {
  const found = await findOwn(ctx, door)
  if (!found.ok) return found
  const { application } = found.value
  const { orgNo, id, email } = application
  const known = await whyNoBusiness(ctx, { orgNo, id, email })
  if (known) return known
  const now = await getOwn(ctx, door)
  return now.ok ? refused('stale', { current: now.value }) : now
}

function limitsOf(ctx: Ctx, { email }: ApplicationRow): Limit[] {
  const who = ['seller', 'submit', ctx.site.factoryId, mailboxOf(email)]
  return [{ who, most: applicationRules.submitsPerDay, windowMs: dayMs }]
}
