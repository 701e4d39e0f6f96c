import type { AdminApplication, AskChanges, ReasonedStep } from '#domain/admin-sellers.schema.ts'
import { done, type Problem, refused, type Result } from '#domain/result.ts'
import { type ApplicationEvent, nextApplicationStatus } from '#domain/sellers.ts'
import type { ApplicationRow } from '#server/features/sellers/application-steps.queries.ts'
import { toApplicant } from '#server/features/sellers/mails/seller-mails.queries.ts'
import { translatorFor } from '#server/features/shell/translator.service.ts'
import type { Ctx } from '#server/http/context.ts'
import { applicationStatusText } from '#server/i18n/seller-words.ts'
import { personOf } from '#server/session/person.ts'
import {
  findApplication,
  type FoundApplication,
  isReviewer,
  saveReviewer,
  writeStep,
} from './application.repository.ts'
import { applicationView } from './application-view.ts'

/** The whole application; `not_found` where the factory has none such, or it is a draft still. */
export async function getAdminApplication(ctx: Ctx, id: string): Promise<Result<AdminApplication>> {
  const found = await findApplication(ctx, id)
  return found ? done(applicationView(found, ctx.actor)) : refused('not_found')
}

/** The caller reviews it from now on. Refuses `not_found`, `stale` and `application_in_state`. */
export function takeApplication(ctx: Ctx, id: string, { rev }: { rev: number }) {
  const { userId } = personOf(ctx)
  return changeApplication(
    ctx,
    { id, rev },
    {
      isDone: ({ application: { status, assignedTo } }) =>
        status === 'in_review' && assignedTo === userId,
      write: (found) =>
        stepped(ctx, found, 'take', (application, to) =>
          writeStep(ctx, application, { event: 'take', to, set: { assignedTo: userId } }),
        ),
    },
  )
}

/** Gives it to somebody who may decide, or to nobody. Refuses `not_found` for everybody else, and `stale`. */
export function assignApplication(
  ctx: Ctx,
  id: string,
  { rev, userId }: { rev: number; userId: string | null },
) {
  return changeApplication(
    ctx,
    { id, rev },
    {
      isDone: ({ application }) => application.assignedTo === userId,
      write: async ({ application }) => {
        if (userId !== null && !(await isReviewer(ctx, userId)))
          return { code: 'not_found', field: 'userId' }
        return (await saveReviewer(ctx, application, userId)) ? undefined : { code: 'stale' }
      },
    },
  )
}

/** Marks what is to be changed, with a mail to the applicant (S3). Refuses `not_found`, `stale` and `application_in_state`. */
export function askChanges(ctx: Ctx, id: string, { rev, markedFields, note }: AskChanges) {
  return changeApplication(
    ctx,
    { id, rev },
    {
      isDone: ({ application: { status, markedFields: marked, decisionNote } }) =>
        status === 'changes_requested' &&
        decisionNote === note &&
        marked.join(' ') === markedFields.join(' '),
      write: (found) =>
        stepped(ctx, found, 'ask_changes', (application, to) =>
          writeStep(ctx, application, {
            ...{ event: 'ask_changes', to, reason: note },
            set: { markedFields, decisionNote: note, assignedTo: ownerOf(ctx, application) },
            also: [toApplicant(application, 'S3', mailing(ctx, application))],
            audit: audited(application, 'seller_changes_asked'),
          }),
        ),
    },
  )
}

/** Turns it down with a reason, which the applicant reads (S5). Refuses `not_found`, `stale` and `application_in_state`. */
export function rejectApplication(ctx: Ctx, id: string, { rev, note }: ReasonedStep) {
  return changeApplication(
    ctx,
    { id, rev },
    {
      isDone: ({ application: { status, decisionNote } }) =>
        status === 'rejected' && decisionNote === note,
      write: (found) =>
        stepped(ctx, found, 'reject', (application, to) =>
          writeStep(ctx, application, {
            ...{ event: 'reject', to, reason: note },
            set: {
              ...{ decisionNote: note, markedFields: [], assignedTo: ownerOf(ctx, application) },
              ...{ decidedBy: personOf(ctx).userId, decidedAt: ctx.now() },
            },
            also: [toApplicant(application, 'S5', mailing(ctx, application))],
            audit: audited(application, 'seller_rejected'),
          }),
        ),
    },
  )
}

/** A change of an application, as its caller saw it. */
interface ApplicationChange {
  /** True where this very call has already been done: the application is one revision further. */
  isDone: (found: FoundApplication) => boolean
  /** Writes it, or says what stands in its way: `stale` where somebody was faster. */
  write: (found: FoundApplication) => Promise<Problem | undefined>
}

/** Changes an application once however often it is sent. Refuses `not_found`, `stale`, and what the change refuses. */
export async function changeApplication(
  ctx: Ctx,
  at: { id: string; rev: number },
  change: ApplicationChange,
): Promise<Result<AdminApplication>> {
  const found = await findApplication(ctx, at.id)
  if (!found) return refused('not_found')
  const past = found.application.rev - at.rev
  if (past === 1 && change.isDone(found)) return done(applicationView(found, ctx.actor))
  if (past !== 0) return refused('stale', { current: applicationView(found, ctx.actor) })
  const problem = await change.write(found)
  // Somebody was faster, with this very call perhaps: what is there now decides.
  if (problem?.code === 'stale') return changeApplication(ctx, at, change)
  return problem ? { ok: false, problem } : getAdminApplication(ctx, at.id)
}

/** Takes a step that the status allows; `application_in_state` where it does not. */
export async function stepped(
  ctx: Ctx,
  { application }: FoundApplication,
  event: ApplicationEvent,
  save: (application: ApplicationRow, to: ApplicationRow['status']) => Promise<boolean>,
): Promise<Problem | undefined> {
  const next = nextApplicationStatus(application.status, event, 'staff')
  if (!next.ok) {
    const state = applicationStatusText(await translatorFor(ctx), application.status)
    return { code: 'application_in_state', values: { state } }
  }
  return (await save(application, next.value)) ? undefined : { code: 'stale' }
}

/** Who decides on what nobody has taken has taken it. */
export function ownerOf(ctx: Ctx, { assignedTo }: ApplicationRow): string {
  return assignedTo ?? personOf(ctx).userId
}

function audited<Action extends string>({ number }: ApplicationRow, action: Action) {
  return { action, entity: 'seller_application' as const, entityId: number ?? '' }
}

function mailing(ctx: Ctx, { rev }: ApplicationRow) {
  return { at: ctx.now(), about: String(rev + 1) }
}
