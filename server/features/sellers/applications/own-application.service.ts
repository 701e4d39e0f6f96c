import { addDays, osloClock } from '#domain/oslo-time.ts'
import { done, refused, type Result } from '#domain/result.ts'
import type { ApplicationView, CurrentApplication } from '#domain/seller-application.schema.ts'
import { rejectedDays } from '#domain/sellers.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { applicationStatusText } from '#server/i18n/seller-words.ts'
import {
  type ApplicationDoor,
  findByDoor,
  findCurrent,
  type FoundApplication,
} from './applications.repository.ts'

/** The application of a link, else the one that the caller has begun last; `application_unknown` for a link that leads to none. */
export async function getCurrent(
  ctx: Ctx,
  token: string | undefined,
): Promise<Result<CurrentApplication>> {
  const found = await findCurrent(ctx, token)
  if (token !== undefined && !found) return refused('application_unknown')
  return done({ application: found ? applicationView(found) : null })
}

/** An application that the caller may work on; `application_unknown` for everybody else's. */
export async function findOwn(ctx: Ctx, door: ApplicationDoor): Promise<Result<FoundApplication>> {
  const found = await findByDoor(ctx, door)
  return found ? done(found) : refused('application_unknown')
}

/** The same as its applicant reads it. */
export async function getOwn(ctx: Ctx, door: ApplicationDoor): Promise<Result<ApplicationView>> {
  const found = await findOwn(ctx, door)
  return found.ok ? done(applicationView(found.value)) : found
}

/** The refusal of what an application's status forbids. */
export async function whereItStands(ctx: Ctx, { status }: Pick<ApplicationRow, 'status'>) {
  const i18n = await translatorFor(ctx)
  return refused('application_in_state', { values: { state: applicationStatusText(i18n, status) } })
}

/** The first day on which a business that was turned down at an instant may apply anew. */
export function mayApplyFrom(decidedAt: number): string {
  return addDays(osloClock(decidedAt).date, rejectedDays)
}

export function applicationView({ application, sellerSlug }: FoundApplication): ApplicationView {
  const { id, number, status, rev, step, draft, markedFields, decisionNote } = application
  const { updatedAt, submittedAt, decidedAt } = application
  const isRejected = status === 'rejected' && decidedAt !== null
  return {
    ...{ id, number, status, rev, step, draft, markedFields, submittedAt, sellerSlug },
    isEmailConfirmed: application.emailVerifiedAt !== null,
    note: decisionNote,
    savedAt: updatedAt,
    keptUntil: osloClock(application.expiresAt).date,
    mayApplyFrom: isRejected ? mayApplyFrom(decidedAt) : null,
  }
}
