import { startOfDay } from '#domain/oslo-time.ts'
import { refused, type Result } from '#domain/result.ts'
import { rejectedDays } from '#domain/sellers.ts'
import type { DatabaseFault } from '#server/platform/database-fault.ts'
import type { Ctx } from '#server/http/context.ts'
import { dayText } from '#server/i18n/day-words.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import { findStanding } from './org-no.repository.ts'
import { mayApplyFrom } from './own-application.service.ts'

type Refused = Extract<Result<never>, { ok: false }>

const dayMs = 24 * 3_600_000

/**
 * Why a business cannot apply: `seller_exists` where it is a seller, or has another application open, and `application_early` while
 * thirty days have not gone since the same applicant was turned down.
 */
export async function whyNoBusiness(
  ctx: Ctx,
  { orgNo, id, email = '' }: { orgNo: string; id: string; email?: string },
): Promise<Refused | undefined> {
  const rejectedSince = ctx.now() - (rejectedDays + 1) * dayMs
  const { isKnown, rejectedAt } = await findStanding(ctx, { orgNo, id, email, rejectedSince })
  if (isKnown) return sellerKnown()
  if (rejectedAt === null) return undefined
  const from = mayApplyFrom(rejectedAt)
  if (ctx.now() >= startOfDay(from)) return undefined
  const { locale } = await translatorFor(ctx)
  return refused('application_early', { field: 'orgNo', values: { date: dayText(locale, from) } })
}

export function sellerKnown(): Refused {
  return refused('seller_exists', { field: 'orgNo' })
}

/** True for the fault of a batch that two open applications of one business would have come of. */
export function isSecondApplication({ kind, what }: DatabaseFault): boolean {
  return kind === 'unique' && what.includes('seller_applications.org_no')
}
